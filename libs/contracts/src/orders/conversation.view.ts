import type { MessagesAnswer } from '../conversation/message-page.js';
import type { SupportMessageView } from './support-message.view.js';

export interface ConversationView extends MessagesAnswer<SupportMessageView> {
  /** Up to which position the reader's side had read before it asked: what others wrote after it is new. */
  readTo: number;
}
