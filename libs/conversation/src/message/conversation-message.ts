import type { MessageType } from '@manette/contracts/conversation';
import type { FieldsOf } from './fields-of.js';

/** A stored file of a message; `key` is its key in the file storage, `size` is in bytes. */
export interface StoredAttachment {
  key: string;
  name: string;
  size: number;
  contentType: string;
}

/** The content that a user sends: text, a file, or both [CHAT-023]. */
export interface MessageBody {
  content: string;
  attachment?: StoredAttachment | undefined;
}

/** A stored message of any conversation. It is never edited; deleting it empties it and keeps its position. */
export abstract class ConversationMessage {
  readonly id!: string;
  /** Its position in the conversation, counted from 1: the order in which messages were accepted. */
  readonly position!: number;
  readonly content!: string;
  readonly type!: MessageType;
  readonly fileKey!: string | null;
  readonly fileName!: string | null;
  readonly fileSize!: number | null;
  readonly fileType!: string | null;
  readonly createdAt!: Date;
  readonly deletedAt!: Date | null;

  /** Deletes the message by emptying it. @returns the key of its file, which no message uses any more, or null */
  delete(at: Date): string | null {
    const key = this.fileKey;
    this.write({ ...bodyFields({ content: '' }), deletedAt: at });
    return key;
  }

  protected write(changes: Partial<FieldsOf<ConversationMessage>>): void {
    Object.assign(this, changes);
  }
}

/** Converts a body to the fields of a message. */
export const bodyFields = ({ content, attachment }: MessageBody) => ({
  content,
  fileKey: attachment?.key ?? null,
  fileName: attachment?.name ?? null,
  fileSize: attachment?.size ?? null,
  fileType: attachment?.contentType ?? null,
});
