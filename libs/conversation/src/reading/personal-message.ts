import type { PersonalMessage } from '@manette/contracts/identity';
import { isoTime, type TableOf } from '@manette/platform';
import type { ConversationMessage } from '../message/conversation-message.js';

/** The number of messages that a context returns in one batch for the export of a user's data. */
export const PERSONAL_MESSAGES_AT_ONCE = 500;

/** Converts a row of messages for the export of a user's data, with the username of its sender [TRU-110]. */
export const personalMessageOf = (
  row: Omit<TableOf<ConversationMessage>, 'deleted_at'>,
  sender: string | null,
): PersonalMessage => ({
  message: {
    ...{ _id: row.id, position: row.position, type: row.type, sender, content: row.content },
    createdAt: isoTime(row.created_at),
  },
  file: row.file_key === null ? null : { key: row.file_key, name: row.file_name ?? 'file' },
});
