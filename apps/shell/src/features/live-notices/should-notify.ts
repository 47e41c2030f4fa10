import type { UserView } from '@manette/contracts/identity';
import type { SupportMessageView } from '@manette/contracts/orders';

interface Viewer {
  user: UserView;
  /** The path in the address bar, also while its page loads. */
  path: string;
  /** Whether the tab is visible. */
  isVisible: boolean;
}

/** Returns the id of the ticket whose page has this path. */
const ticketAt = (path: string) => /^\/support\/([^/]+)\/?$/.exec(path)?.[1];

/** Whether to show a message: it is not a system message, not the user's own, and not visible on the open page. */
export function shouldNotify(
  { ticketId, message }: { ticketId: string; message: SupportMessageView },
  { user, path, isVisible }: Viewer,
): boolean {
  if (message.isSystemMessage || message.sender?._id === user._id) return false;
  return !(isVisible && ticketId === ticketAt(path));
}

/** Whether this path is that of the public chat. */
export const isPublicChat = (path: string): boolean => /^\/public-chat\/?$/.test(path);
