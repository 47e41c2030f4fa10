import type { SlowModeSeconds } from '@manette/contracts/chat';
import { messageTypeOf, type FieldsOf, type MessageBody } from '@manette/conversation/message';
import { PublicMessage } from './public-message.js';

/** The one room in which all users who pass the verification gate can write. It gives each message its position. */
export class PublicChat {
  /** How many messages were ever written; a deleted one keeps its position. */
  readonly messageCount!: number;
  /** How long a client waits between two messages; 0: slow mode is off. */
  readonly slowModeSeconds!: number;

  /** Returns the new message, the last one of the chat. */
  post(
    senderId: string,
    { content, attachment }: MessageBody,
    { id, at }: { id: string; at: Date },
  ): PublicMessage {
    const position = this.messageCount + 1;
    this.write({ messageCount: position });
    const type = messageTypeOf(attachment?.contentType);
    return PublicMessage.of({ id, position, content, type, senderId, attachment, createdAt: at });
  }

  changeSlowMode(seconds: SlowModeSeconds): void {
    this.write({ slowModeSeconds: seconds });
  }

  protected write(changes: Partial<FieldsOf<PublicChat>>): void {
    Object.assign(this, changes);
  }
}
