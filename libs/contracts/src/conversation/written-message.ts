import type { MessageType } from './message.view.js';

/** A file of a conversation; `key` is where the storage keeps it. */
export interface StoredAttachment {
  key: string;
  name: string;
  size: number;
  contentType: string;
}

/** What a person says: words, a file, or both [CHAT-023]. */
export interface Words {
  content: string;
  attachment?: StoredAttachment | undefined;
}

/** A message of any conversation as it is kept. It is never edited; deleting it empties it and keeps its place. */
export abstract class WrittenMessage {
  readonly id!: string;
  /** Its place in the conversation, counted from 1: the order in which messages were accepted. */
  readonly position!: number;
  readonly content!: string;
  readonly type!: MessageType;
  readonly fileKey!: string | null;
  readonly fileName!: string | null;
  readonly fileSize!: number | null;
  readonly fileType!: string | null;
  readonly createdAt!: Date;
  readonly deletedAt!: Date | null;

  /** Empties the message; answers the key of the file that nobody needs any more, if it had one. */
  delete(at: Date): string | null {
    const key = this.fileKey;
    Object.assign(this, keptWords({ content: '' }), { deletedAt: at });
    return key;
  }
}

/** Words as the fields of a message. */
export const keptWords = ({ content, attachment }: Words) => ({
  content,
  fileKey: attachment?.key ?? null,
  fileName: attachment?.name ?? null,
  fileSize: attachment?.size ?? null,
  fileType: attachment?.contentType ?? null,
});
