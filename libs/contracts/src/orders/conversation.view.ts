import type { MessagePage } from '../conversation/message-page.js';
import type { SupportMessageView } from './support-message.view.js';

export type ConversationPage = MessagePage<SupportMessageView>;

/** How many deletions an answer tells; who gets so many may have missed more. */
export const DELETIONS_TOLD = 100;

export interface ConversationView extends ConversationPage {
  /** Up to which position the reader's side had read before it asked: what others wrote after it is new. */
  readTo: number;
  /** Ids of messages that were deleted, the latest first, for those who show one still. */
  deleted: string[];
}
