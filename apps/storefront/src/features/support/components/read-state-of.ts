import type { Role } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import type { IsNews } from '../../../conversation/components/unread-mark';

/** Returns which messages of a ticket are news for a user's side, and up to which position the other side has read. */
export function readStateOf(ticket: TicketView, role: Role): { isNews: IsNews; seenTo: number } {
  return {
    isNews: ({ sender }) => sender !== null && sender.role !== role,
    seenTo: role === 'admin' ? ticket.seenByClient : ticket.seenByAdmin,
  };
}
