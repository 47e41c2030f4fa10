import type { MessageView } from '@manette/contracts/conversation';
import type { LoadedConversation } from './conversations';

/**
 * Two stretches of a conversation as one: each message once, in the order in which the server accepted them, without
 * those that were deleted. An event that comes twice, or beside the answer of its own request, changes nothing.
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

type News = Partial<Pick<LoadedConversation, 'messages' | 'deleted'>>;

/**
 * Puts what came into a conversation that is shown. Deletions are remembered: an answer that was under way when one was
 * told may still hold the message.
 */
export function take(conversation: LoadedConversation, { messages = [], deleted = [] }: News): void {
  conversation.deleted = [...new Set([...deleted, ...conversation.deleted])];
  conversation.messages = mergeMessages(conversation.messages, messages, conversation.deleted);
}
