import type { MessageView } from './message.view.js';

/** The most deletions that a response lists; a client that receives this many may have missed more. */
export const MAX_LISTED_DELETIONS = 100;

/**
 * A page of a conversation, the oldest message first (contract, section 5). `hasMore`: there are older messages than
 * these or, for a page `after` a message, newer ones.
 */
export interface MessagePage<Message extends MessageView = MessageView> {
  messages: Message[];
  hasMore: boolean;
}

export interface MessagesAnswer<Message extends MessageView = MessageView> extends MessagePage<Message> {
  /** Ids of the latest deleted messages, the latest first, for clients that still show one. */
  deleted: string[];
}
