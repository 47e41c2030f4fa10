import type { MessageType } from '@manette/contracts/conversation';
import { bodyFields, ConversationMessage } from '@manette/conversation/message';
import type { FieldsOf, MessageBody } from '@manette/conversation/message';
import type { Side } from './actor.js';

export interface NewMessage extends MessageBody {
  id: string;
  ticketId: string;
  position: number;
  type: MessageType;
  senderId: string | null;
  senderSide: Side | null;
  createdAt: Date;
}

/** One message of a ticket. */
export class Message extends ConversationMessage {
  readonly ticketId!: string;
  /** Null for system messages. */
  readonly senderId!: string | null;
  readonly senderSide!: Side | null;

  static of({ content, attachment, ...rest }: NewMessage): Message {
    const fields: FieldsOf<Message> = { ...rest, ...bodyFields({ content, attachment }), deletedAt: null };
    return Object.assign(new Message(), fields);
  }
}
