import { createHash } from 'node:crypto';
import type { OutgoingMail } from '../outbox/outbox.js';

/**
 * What stays of a mail that was sent, or given up: enough to see which one it was and, for who knows the address, whose.
 * Its body may hold a link that opens an account.
 */
export function keptOfMail({ to, subject }: OutgoingMail): object {
  return { recipient: createHash('sha256').update(to).digest('hex'), subject };
}
