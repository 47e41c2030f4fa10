import type { Role } from '@manette/contracts/identity';
import type { ConversationView, SupportMessageView } from '@manette/contracts/orders';

/** The messages that were new when somebody came to the conversation: after one place, up to another. */
export interface UnreadMark {
  after: number;
  upTo: number;
}

const isFromOthers = ({ sender }: SupportMessageView, reader: Role) =>
  sender !== null && sender.role !== reader;

/** What is new in a conversation as it was answered; nothing when all was read or is one's own side's. */
export const markOf = (
  { messages }: Pick<ConversationView, 'messages'>,
  after: number,
  reader: Role,
): UnreadMark | null => {
  const fresh = messages.filter((message) => message.position > after && isFromOthers(message, reader));
  const last = fresh.at(-1);
  return last ? { after, upTo: last.position } : null;
};

/** Before which message the line stands, and how many are new. */
export function unreadLine(messages: SupportMessageView[], mark: UnreadMark | null, reader: Role) {
  if (!mark) return null;
  const fresh = messages.filter(
    (message) =>
      message.position > mark.after && message.position <= mark.upTo && isFromOthers(message, reader),
  );
  const [first] = fresh;
  return first ? { before: first._id, count: fresh.length } : null;
}
