import type { Role } from '@manette/contracts/identity';
import type { TableOf } from '@manette/platform';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ConversationMessage } from '../message/index.js';

/** The table in which the messages of a conversation are stored. */
export interface Conversation {
  /** The table with its schema, for example `orders.message`. */
  table: string;
  /** Selects the conversation's messages (alias `m`) in a table that contains several conversations. */
  where?: RawBuilder<SqlBool>;
}

interface MessageRow extends TableOf<ConversationMessage> {
  /** Null for system messages. */
  sender_id: string | null;
  /** The role that the sender had when writing, if the table stores it. */
  sender_side?: Role | null;
}

/** The columns that are used of the view that identity publishes. */
export interface Tables {
  'identity.public_user': { id: string; username: string; role: Role; profile_picture: string | null };
}

export interface MessageViewRow extends MessageRow {
  username: string | null;
  role: Role | null;
  profile_picture: string | null;
}

/** Selects all messages of a conversation, including deleted ones. */
export const messagesOf = (db: Kysely<Tables>, { table, where }: Conversation) => {
  const messages = db.selectFrom(sql<MessageRow>`${sql.table(table)}`.as<'m'>('m'));
  return where ? messages.where(where) : messages;
};

/** Selects the messages of a conversation that are not deleted, with their senders as identity publishes them. */
export const messagesWithSenders = (db: Kysely<Tables>, conversation: Conversation) =>
  messagesOf(db, conversation)
    .leftJoin('identity.public_user as u', 'u.id', 'm.sender_id')
    .selectAll('m')
    .select(['u.username', 'u.role', 'u.profile_picture'])
    .where('m.deleted_at', 'is', null);
