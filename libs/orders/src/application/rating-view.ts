import type { RatingView } from '@manette/contracts/orders';
import { isoTime } from '@manette/platform';
import type { Kysely } from 'kysely';
import type { OrdersTables, RatingRow } from './orders.tables.js';
import { DELETED_PERSON } from './ticket-view.js';

/**
 * Selects the ratings with the numbers of their tickets and the names of administrators from the view that identity
 * publishes.
 */
export const ratingsWithNames = (db: Kysely<OrdersTables>) =>
  db
    .selectFrom('orders.rating as r')
    .innerJoin('orders.ticket as t', 't.id', 'r.ticket_id')
    .leftJoin('identity.public_user as a', 'a.id', 'r.admin_id')
    .select(['r.id', 'r.ticket_id', 'r.stars', 'r.comment', 'r.admin_id', 'r.created_at', 'r.updated_at'])
    .select(['r.editable_until', 't.number', 'a.username']);

type Row = Omit<RatingRow, 'item_kind' | 'item_id'> & { number: string; username: string | null };

export const ratingViewOf = (row: Row): RatingView => ({
  _id: row.id,
  ticketId: row.ticket_id,
  ticketNumber: row.number,
  stars: row.stars,
  comment: row.comment,
  admin: row.admin_id ? { _id: row.admin_id, username: row.username ?? DELETED_PERSON } : null,
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
  editableUntil: isoTime(row.editable_until),
});
