import type { MessagesAnswer } from '../conversation/message-page.js';
import type { SupportMessageView } from './support-message.view.js';

export interface ConversationView extends MessagesAnswer<SupportMessageView> {
  /** The position up to which the reader's side had read before this call. Later messages of the other side are new. */
  readTo: number;
}
