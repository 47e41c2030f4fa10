import type { MessageView } from '@manette/contracts/conversation';

/** The range of messages that were unread when the conversation was opened, by position. */
export interface UnreadMark {
  after: number;
  upTo: number;
}

/** Whether a message can be unread: in a ticket one of the other side, in the public chat one of another user. */
export type IsNews = (message: MessageView) => boolean;

/** @returns the unread range of a fetched conversation; null when all was read */
export const markOf = (
  { messages }: { messages: MessageView[] },
  after: number,
  isNews: IsNews,
): UnreadMark | null => {
  const last = messages.filter((message) => message.position > after && isNews(message)).at(-1);
  return last ? { after, upTo: last.position } : null;
};

/** @returns the message before which the unread line stands, and how many are new */
export function unreadLine(messages: MessageView[], mark: UnreadMark | null, isNews: IsNews) {
  if (!mark) return null;
  const fresh = messages.filter(
    (message) => message.position > mark.after && message.position <= mark.upTo && isNews(message),
  );
  const [first] = fresh;
  return first ? { before: first._id, count: fresh.length } : null;
}
