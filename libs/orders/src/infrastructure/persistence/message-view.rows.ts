import type { SupportMessageView } from '@manette/contracts/orders';
import type { Role } from '@manette/contracts/identity';
import { writtenMessageView, type FileStorage } from '@manette/platform';
import type { Kysely } from 'kysely';
import type { MessageRow, OrdersTables } from './orders.tables.js';
import { DELETED_PERSON } from './ticket-view.rows.js';

export type MessageViewRow = MessageRow & {
  username: string | null;
  role: Role | null;
  profile_picture: string | null;
};

/** Messages that are there, with their senders as identity publishes them. */
export const messagesWithSenders = (db: Kysely<OrdersTables>) =>
  db
    .selectFrom('orders.message as m')
    .leftJoin('identity.public_user as u', 'u.id', 'm.sender_id')
    .selectAll('m')
    .select(['u.username', 'u.role', 'u.profile_picture'])
    .where('m.deleted_at', 'is', null);

const senderOf = (row: MessageViewRow): SupportMessageView['sender'] =>
  row.sender_id === null
    ? null
    : {
        _id: row.sender_id,
        username: row.username ?? DELETED_PERSON,
        role: row.role ?? row.sender_side ?? 'client',
        profilePicture: row.profile_picture,
      };

/** [ORD-037, ORD-038] */
export const messageViewOf = (row: MessageViewRow, storage: FileStorage): SupportMessageView => ({
  ...writtenMessageView(row, storage),
  ticketId: row.ticket_id,
  sender: senderOf(row),
});
