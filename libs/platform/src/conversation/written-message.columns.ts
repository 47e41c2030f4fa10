import type { MessageType, MessageView } from '@manette/contracts/conversation';
import type { FileStorage } from '../storage/file-storage.js';

/** How long a file's address works: long enough to open what is on the screen. */
const ADDRESS_SECONDS = 10 * 60;

const optionalText = { type: 'string', nullable: true } as const;

/** How the fields of a `WrittenMessage` lie in the table of any conversation. */
export const writtenMessageProperties = {
  id: { type: 'uuid', primary: true },
  position: { type: 'integer' },
  content: { type: 'text' },
  type: { type: 'string' },
  fileKey: optionalText,
  fileName: optionalText,
  fileSize: { type: 'integer', nullable: true },
  fileType: optionalText,
  createdAt: { type: 'datetime' },
  deletedAt: { type: 'datetime', nullable: true },
} as const;

/** The same as statements see them. */
export interface WrittenMessageRow {
  id: string;
  position: number;
  content: string;
  type: MessageType;
  file_key: string | null;
  file_name: string | null;
  file_size: number | null;
  created_at: Date | string;
  deleted_at: Date | string | null;
}

/** What readers see of it, but for who wrote it; the file's address is signed now. */
export const writtenMessageView = (
  row: WrittenMessageRow,
  storage: FileStorage,
): Omit<MessageView, 'sender'> => ({
  _id: row.id,
  position: row.position,
  content: row.content,
  createdAt: new Date(row.created_at).toISOString(),
  fileUrl:
    row.file_key &&
    storage.signedUrl(row.file_key, { seconds: ADDRESS_SECONDS, fileName: row.file_name ?? '' }),
  fileName: row.file_name,
  fileSize: row.file_size,
  type: row.type,
  isSystemMessage: row.type === 'system',
});
