import type { PublicChat } from './public-chat.js';
import type { PublicMessage } from './public-message.js';

export abstract class PublicChatRepository {
  /** The chat for this unit of work alone, until it ends: messages are committed in the order of their places. */
  abstract lock(): Promise<PublicChat>;
  /** A message that is there, for this unit of work alone. @throws PublicMessageNotFound */
  abstract lockMessage(id: string): Promise<PublicMessage>;
  /** Writes new messages and every change. */
  abstract keep(messages: PublicMessage[]): Promise<void>;
}
