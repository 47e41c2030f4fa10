import type { MessageView } from '@manette/contracts/conversation';
import type { LoadedConversation } from './conversations';

/**
 * Merges two ranges of a conversation: each message once, ordered by position, without deleted ones. A duplicate event, or an
 * event for a message that the response of its own request has added already, changes nothing.
 */
export function mergeMessages(
  known: MessageView[],
  more: MessageView[],
  deleted: string[] = [],
): MessageView[] {
  const byId = new Map([...known, ...more].map((message) => [message._id, message]));
  for (const id of deleted) byId.delete(id);
  return [...byId.values()].sort((one, other) => one.position - other.position);
}

type News = Partial<Pick<LoadedConversation, 'messages' | 'deleted' | 'chat'>>;

/**
 * Merges new messages and deletions into a loaded conversation. Remembers the deletions, because a response that was sent
 * before a deletion may still contain the deleted message.
 */
export function take(conversation: LoadedConversation, { messages = [], deleted = [], chat }: News): void {
  if (chat) conversation.chat = chat;
  conversation.deleted = [...new Set([...deleted, ...conversation.deleted])];
  conversation.messages = mergeMessages(conversation.messages, messages, conversation.deleted);
}
