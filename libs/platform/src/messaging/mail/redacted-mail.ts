import { createHash } from 'node:crypto';
import type { OutgoingMail } from '../outbox/outbox.js';

/**
 * What is kept of a mail that was sent or has finally failed: its subject and the digest of the recipient's address. The
 * body may contain a link that opens an account.
 */
export function redactedMail({ to, subject }: OutgoingMail): object {
  return { recipient: createHash('sha256').update(to).digest('hex'), subject };
}
