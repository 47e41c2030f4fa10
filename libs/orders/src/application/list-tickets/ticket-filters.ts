import type { TicketListQuery } from '@manette/contracts/orders';
import { likePattern } from '@manette/platform';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Actor } from '../../domain/actor.js';
import type { OrdersTables, TicketRow } from '../orders.tables.js';

type Builder = ExpressionBuilder<OrdersTables & { t: TicketRow }, 't'>;

/** Ticket numbers are shown as '#T-000123' and stored without '#'. */
const pattern = (q: string): string => likePattern(q.replace(/^#(?=T-)/i, ''));

/** The ids are an array, so that PostgreSQL uses the index on the clients of tickets. */
const ofClientsNamed = (name: string) =>
  sql<SqlBool>`t.client_id = any(array(select id from identity.public_user where username ilike ${name}))`;

/** Selects the tickets that the reader may see and has asked for [ORD-010..012]. */
export const ticketFilters =
  ({ q, status, type }: Pick<TicketListQuery, 'q' | 'status' | 'type'>, reader: Actor) =>
  (eb: Builder): Expression<SqlBool> => {
    const all: Expression<SqlBool>[] = [];
    if (reader.side === 'client') all.push(eb('t.client_id', '=', reader.id));
    if (status) all.push(eb('t.status', '=', status));
    if (type) all.push(eb('t.order_type', '=', type));
    if (q) all.push(eb.or([eb('t.search', 'ilike', pattern(q)), ofClientsNamed(pattern(q))]));
    return eb.and(all);
  };
