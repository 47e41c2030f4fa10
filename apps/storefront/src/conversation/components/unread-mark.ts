import type { MessageView } from '@manette/contracts/conversation';

/** The messages that were new when somebody came to the conversation: after one place, up to another. */
export interface UnreadMark {
  after: number;
  upTo: number;
}

/** Whether a message can be news to the reader: in a ticket one of the other side, in the public chat anybody else's. */
export type IsNews = (message: MessageView) => boolean;

/** What is new in a conversation as it was answered; nothing when all was read or nothing can be news. */
export const markOf = (
  { messages }: { messages: MessageView[] },
  after: number,
  isNews: IsNews,
): UnreadMark | null => {
  const last = messages.filter((message) => message.position > after && isNews(message)).at(-1);
  return last ? { after, upTo: last.position } : null;
};

/** Before which message the line stands, and how many are new. */
export function unreadLine(messages: MessageView[], mark: UnreadMark | null, isNews: IsNews) {
  if (!mark) return null;
  const fresh = messages.filter(
    (message) => message.position > mark.after && message.position <= mark.upTo && isNews(message),
  );
  const [first] = fresh;
  return first ? { before: first._id, count: fresh.length } : null;
}
