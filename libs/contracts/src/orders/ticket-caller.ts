import type { Role } from '../identity/index.js';

/** The user who acts on a ticket, and the sides that may perform the action. `user` is null for the product itself. */
export interface TicketCaller {
  user: { id: string; role: Role } | null;
  /** `owner`: an administrator is refused with 'Only the client of this order can do this' [LIF-009]. */
  allowed: 'owner' | 'admin' | 'both';
}
