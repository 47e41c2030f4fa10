import type { MessageView } from '@manette/contracts/conversation';
import { rowOf, type FileStorage } from '@manette/platform';
import type { ConversationMessage, MessageSender } from '../message/index.js';
import type { MessageViewRow } from './message-rows.js';

const DELETED_PERSON = '[Deleted]';
/** How long a file's address is valid: long enough to open a file that is visible on the screen. */
const ADDRESS_SECONDS = 10 * 60;

/** Returns the sender. A deleted user has the stored role, or `client` without one, as administrators cannot be deleted. */
const senderOf = (row: MessageViewRow): MessageView['sender'] =>
  row.sender_id === null
    ? null
    : {
        _id: row.sender_id,
        username: row.username ?? DELETED_PERSON,
        role: row.role ?? row.sender_side ?? 'client',
        profilePicture: row.profile_picture,
      };

/** Converts a row to the view of a message [ORD-037, ORD-038, CHAT-013..015]; signs the address of its file. */
export const messageViewOf = (row: MessageViewRow, storage: Pick<FileStorage, 'signedUrl'>): MessageView => ({
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
  sender: senderOf(row),
});

/** A new message of any conversation. */
export type WrittenMessage = ConversationMessage & {
  senderId: string | null;
  senderSide?: MessageViewRow['sender_side'];
};

/** Returns the row of a new message, as it is stored. */
export const writtenRowOf = (message: WrittenMessage, sender: MessageSender | null): MessageViewRow => ({
  ...rowOf(message),
  username: sender?.username ?? null,
  role: sender?.role ?? null,
  profile_picture: sender?.profilePicture ?? null,
});
