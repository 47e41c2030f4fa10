import type { MessageView } from '@manette/contracts/conversation';
import type { Role } from '@manette/contracts/identity';
import { writtenMessageView, type FileStorage } from '@manette/platform';
import type { Kysely } from 'kysely';
import type { ChatTables, PublicMessageRow } from './chat.tables.js';

const DELETED_PERSON = '[Deleted]';

type Row = PublicMessageRow & {
  username: string | null;
  role: Role | null;
  profile_picture: string | null;
};

/** Messages that are there, with their senders as identity publishes them. */
export const messagesWithSenders = (db: Kysely<ChatTables>) =>
  db
    .selectFrom('chat.message as m')
    .leftJoin('identity.public_user as u', 'u.id', 'm.sender_id')
    .selectAll('m')
    .select(['u.username', 'u.role', 'u.profile_picture'])
    .where('m.deleted_at', 'is', null);

/** [CHAT-013..015] Administrators cannot be deleted, so that whoever is gone was a client. */
export const publicMessageOf = (row: Row, storage: FileStorage): MessageView => ({
  ...writtenMessageView(row, storage),
  sender: {
    _id: row.sender_id,
    username: row.username ?? DELETED_PERSON,
    role: row.role ?? 'client',
    profilePicture: row.profile_picture,
  },
});
