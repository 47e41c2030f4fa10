import type { MessageView } from '@manette/contracts/conversation';

/** The range of messages that were unread when the conversation was opened, by position. */
export interface UnreadMark {
  after: number;
  upTo: number;
}

/** Decides whether a message can be unread: in a ticket a message of the other side, in the public chat of another user. */
export type IsNews = (message: MessageView) => boolean;

/** @returns the unread range of a fetched conversation; null when all messages were read */
export const markOf = (
  { messages }: { messages: MessageView[] },
  after: number,
  isNews: IsNews,
): UnreadMark | null => {
  const last = messages.filter((message) => message.position > after && isNews(message)).at(-1);
  return last ? { after, upTo: last.position } : null;
};

/** @returns the id of the message that follows the unread line, and the number of new messages; null without new messages */
export function unreadLine(messages: MessageView[], mark: UnreadMark | null, isNews: IsNews) {
  if (!mark) return null;
  const fresh = messages.filter(
    (message) => message.position > mark.after && message.position <= mark.upTo && isNews(message),
  );
  const [first] = fresh;
  return first ? { before: first._id, count: fresh.length } : null;
}
