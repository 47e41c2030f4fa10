import type { MessageView } from './message.view.js';

/** How many messages one answer holds. */
export const CONVERSATION_PAGE_SIZE = 50;

/** How many deletions an answer tells; who gets so many may have missed more. */
export const DELETIONS_TOLD = 100;

/**
 * A part of a conversation, oldest first (contract, section 5). `hasMore`: there are older ones than these, or, when
 * `after` was asked for, newer ones.
 */
export interface MessagePage<Message extends MessageView = MessageView> {
  messages: Message[];
  hasMore: boolean;
}

export interface MessagesAnswer<Message extends MessageView = MessageView> extends MessagePage<Message> {
  /** Ids of messages that were deleted, the latest first, for those who show one still. */
  deleted: string[];
}
