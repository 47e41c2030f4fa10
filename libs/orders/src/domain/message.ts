import type { MessageType } from '@manette/contracts/conversation';
import type { Side } from './party.js';

/** A file of a conversation; `key` is where the storage keeps it. */
export interface Attachment {
  key: string;
  name: string;
  size: number;
  contentType: string;
}

/** What a person says: words, a file, or both [CHAT-023]. */
export interface Words {
  content: string;
  attachment?: Attachment | undefined;
}

interface Written {
  id: string;
  ticketId: string;
  /** Its place in the conversation, counted from 1: the order in which messages were accepted. */
  position: number;
  content: string;
  type: MessageType;
  senderId: string | null;
  senderSide: Side | null;
  attachment?: Attachment | undefined;
  createdAt: Date;
}

/** One message of a ticket. It is never edited; deleting it empties it and keeps its place. */
export class Message {
  readonly id!: string;
  readonly ticketId!: string;
  readonly position!: number;
  readonly content!: string;
  readonly type!: MessageType;
  /** Null for system messages. */
  readonly senderId!: string | null;
  readonly senderSide!: Side | null;
  readonly fileKey!: string | null;
  readonly fileName!: string | null;
  readonly fileSize!: number | null;
  readonly fileType!: string | null;
  readonly createdAt!: Date;
  readonly deletedAt!: Date | null;

  static write({ attachment, ...written }: Written): Message {
    return Object.assign(new Message(), written, {
      fileKey: attachment?.key ?? null,
      fileName: attachment?.name ?? null,
      fileSize: attachment?.size ?? null,
      fileType: attachment?.contentType ?? null,
      deletedAt: null,
    });
  }

  /** Empties the message; answers the key of the file that nobody needs any more, if it had one. */
  delete(at: Date): string | null {
    const key = this.fileKey;
    const empty = { content: '', fileKey: null, fileName: null, fileSize: null, fileType: null };
    Object.assign(this, empty, { deletedAt: at });
    return key;
  }
}
