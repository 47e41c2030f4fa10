import type { SupportMessageView } from './message.view.js';

/** How many messages one answer holds. */
export const CONVERSATION_PAGE_SIZE = 50;

/**
 * A part of a conversation, oldest first (contract, section 5). `hasMore`: there are older ones than these, or, when
 * `after` was asked for, newer ones.
 */
export interface ConversationPage {
  messages: SupportMessageView[];
  hasMore: boolean;
}

export interface ConversationView extends ConversationPage {
  /** Up to which position the reader's side had read before it asked: what others wrote after it is new. */
  readTo: number;
}
