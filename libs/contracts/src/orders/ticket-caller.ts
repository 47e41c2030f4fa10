import type { Role } from '../identity/index.js';

/** Who acts on a ticket, and for whom the act is; `null` in `user` is the product itself. */
export interface TicketCaller {
  user: { id: string; role: Role } | null;
  /** `owner`: an administrator is refused with 'Only the client of this order can do this' [LIF-009]. */
  allowed: 'owner' | 'admin' | 'both';
}
