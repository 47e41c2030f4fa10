import type { MessageView } from './message.view.js';

/** The maximum number of deletions that a response lists. A client that receives this many may have missed more. */
export const MAX_LISTED_DELETIONS = 100;

/**
 * A page of a conversation, the oldest message first (contract, section 5). `hasMore` tells that there are older messages or,
 * for a page `after` a message, newer ones.
 */
export interface MessagePage<Message extends MessageView = MessageView> {
  messages: Message[];
  hasMore: boolean;
}

export interface MessagesAnswer<Message extends MessageView = MessageView> extends MessagePage<Message> {
  /** The ids of the latest deleted messages, latest first, for clients that still show one of them. */
  deleted: string[];
}
