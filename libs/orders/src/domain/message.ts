import { keptWords, WrittenMessage, type MessageType, type Words } from '@manette/contracts/conversation';
import type { Side } from './party.js';

interface Written extends Words {
  id: string;
  ticketId: string;
  position: number;
  type: MessageType;
  senderId: string | null;
  senderSide: Side | null;
  createdAt: Date;
}

/** One message of a ticket. */
export class Message extends WrittenMessage {
  readonly ticketId!: string;
  /** Null for system messages. */
  readonly senderId!: string | null;
  readonly senderSide!: Side | null;

  static write({ content, attachment, ...written }: Written): Message {
    return Object.assign(new Message(), written, keptWords({ content, attachment }), { deletedAt: null });
  }
}
