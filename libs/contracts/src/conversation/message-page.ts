import type { MessageView } from './message.view.js';

/** How many messages one answer holds. */
export const CONVERSATION_PAGE_SIZE = 50;

/**
 * A part of a conversation, oldest first (contract, section 5). `hasMore`: there are older ones than these, or, when
 * `after` was asked for, newer ones.
 */
export interface MessagePage<Message extends MessageView = MessageView> {
  messages: Message[];
  hasMore: boolean;
}
