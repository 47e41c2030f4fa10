import type { TicketListQuery } from '@manette/contracts/orders';
import type { ExpressionBuilder, SqlBool, Expression } from 'kysely';
import type { Party } from '../../domain/party.js';
import { likePattern } from './like-pattern.js';
import type { OrdersTables, PublicUserRow, TicketRow } from './orders.tables.js';

export interface Joined extends OrdersTables {
  t: TicketRow;
  c: { [Column in keyof PublicUserRow]: PublicUserRow[Column] | null };
}
type Builder = ExpressionBuilder<Joined, 't' | 'c'>;

/** '#T-000123' is how a number looks on the screen. */
const pattern = (q: string): string => likePattern(q.replace(/^#(?=T-)/i, ''));

/** What a person may see and has asked for [ORD-010..012]. */
export const ticketFilters =
  ({ q, status, type }: Pick<TicketListQuery, 'q' | 'status' | 'type'>, reader: Party) =>
  (eb: Builder): Expression<SqlBool> => {
    const all: Expression<SqlBool>[] = [];
    if (reader.side === 'client') all.push(eb('t.client_id', '=', reader.id));
    if (status && status !== 'all') all.push(eb('t.status', '=', status));
    if (type && type !== 'all') all.push(eb('t.order_type', '=', type));
    if (q) {
      const places = ['t.number', 't.subject', 'c.username', 't.item_name'] as const;
      all.push(eb.or(places.map((place) => eb(place, 'ilike', pattern(q)))));
    }
    return eb.and(all);
  };
