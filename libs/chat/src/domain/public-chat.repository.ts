import type { MessageSender } from '@manette/conversation/message';
import type { PublicChat } from './public-chat.js';
import type { PublicMessage } from './public-message.js';
import type { Writer } from './writer.js';

/** The stored public chat. All methods run inside the caller's unit of work. */
export abstract class PublicChatRepository {
  /** Locks the chat until the unit of work ends, so that messages are committed in the order of their positions. */
  abstract lock(): Promise<PublicChat>;
  /**
   * Locks the chat and reads its writer with everything that was committed before the lock was granted. The sender is
   * null for an unknown writer.
   */
  abstract lockFor(
    writerId: string,
  ): Promise<{ chat: PublicChat; writer: Writer; sender: MessageSender | null }>;
  /** Returns the current state of a writer, without a lock. */
  abstract writer(id: string): Promise<Writer>;
  /** A message that is not deleted, locked until the unit of work ends. @throws PublicMessageNotFound */
  abstract lockMessage(id: string): Promise<PublicMessage>;
  /** Writes new messages of the locked chat, at the end of the unit of work. */
  abstract add(chat: PublicChat, messages: PublicMessage[]): Promise<void>;
  /** Writes the slow mode of the locked chat. */
  abstract saveSlowMode(chat: PublicChat): Promise<void>;
  /** Writes a locked message. */
  abstract save(message: PublicMessage): Promise<void>;
}
