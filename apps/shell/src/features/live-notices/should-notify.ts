import type { UserView } from '@manette/contracts/identity';
import type { SupportMessageView } from '@manette/contracts/orders';

interface Viewer {
  user: UserView;
  /** Id of the ticket whose page is open. */
  openTicket: string | undefined;
  /** Whether the tab is visible. */
  isVisible: boolean;
}

/** Whether to show a message: it is not a system message, not the user's own, and not visible on the open page. */
export function shouldNotify(
  { ticketId, message }: { ticketId: string; message: SupportMessageView },
  { user, openTicket, isVisible }: Viewer,
): boolean {
  if (message.isSystemMessage || message.sender?._id === user._id) return false;
  return !(isVisible && ticketId === openTicket);
}
