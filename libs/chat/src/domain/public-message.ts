import type { MessageType } from '@manette/contracts/conversation';

/** A file of the chat; `key` is where the storage keeps it. */
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
  /** Its place in the chat, counted from 1: the order in which messages were accepted. */
  position: number;
  content: string;
  type: MessageType;
  senderId: string;
  attachment?: Attachment | undefined;
  createdAt: Date;
}

/** One message of the public chat. It is never edited; deleting it empties it and keeps its place. */
export class PublicMessage {
  readonly id!: string;
  readonly position!: number;
  readonly content!: string;
  readonly type!: MessageType;
  readonly senderId!: string;
  readonly fileKey!: string | null;
  readonly fileName!: string | null;
  readonly fileSize!: number | null;
  readonly fileType!: string | null;
  readonly createdAt!: Date;
  readonly deletedAt!: Date | null;

  static write({ attachment, ...written }: Written): PublicMessage {
    return Object.assign(new PublicMessage(), written, {
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
