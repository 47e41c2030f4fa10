import { createHash } from 'node:crypto';
import type { OutgoingMail } from '../outbox/outbox.js';

/**
 * Returns the data that are kept of a mail that was sent or has failed in its last attempt: its subject and the digest of the
 * recipient's address. The body is dropped, as it may contain a link that gives access to an account.
 */
export function redactedMail({ to, subject }: OutgoingMail): object {
  return { recipient: createHash('sha256').update(to).digest('hex'), subject };
}
