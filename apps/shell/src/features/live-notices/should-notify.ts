import type { UserView } from '@manette/contracts/identity';
import type { SupportMessageView } from '@manette/contracts/orders';

interface Reader {
  user: UserView;
  /** The ticket whose page is open here. */
  openTicket: string | undefined;
  /** Whether this page is the one on screen. */
  isLooking: boolean;
}

/** Whether a message is news: written by somebody else, not by the shop's own hand, and not before the reader's eyes. */
export function shouldNotify(
  { ticketId, message }: { ticketId: string; message: SupportMessageView },
  { user, openTicket, isLooking }: Reader,
): boolean {
  if (message.isSystemMessage || message.sender?._id === user._id) return false;
  return !(isLooking && ticketId === openTicket);
}
