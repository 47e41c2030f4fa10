import type { TicketListQuery } from '@manette/contracts/orders';
import { decodeCursor, encodeCursor } from '@manette/platform';
import { sql, type RawBuilder } from 'kysely';
import { isoTime, type TicketViewRow } from './ticket-view.rows.js';

/** One way to sort the list: what to order by, where the next page begins, and the cursor that says so. */
export interface TicketOrder {
  by: RawBuilder<unknown>;
  after(cursor: string | undefined): RawBuilder<boolean> | undefined;
  cursor(last: TicketViewRow): string;
}

/** Who waits for nothing comes after everybody who waits. */
const NEVER = '9999-12-31T00:00:00Z';
const WAITING = sql`coalesce(t.waiting_since, ${sql.lit(NEVER)})`;

const place = (cursor: string | undefined) => decodeCursor(cursor, ['time', 'id']);

export const TICKET_ORDERS: Record<TicketListQuery['sort'], TicketOrder> = {
  newest: {
    by: sql`t.created_at desc, t.id desc`,
    after: (cursor) => {
      const [time, id] = place(cursor) ?? [];
      return time === undefined ? undefined : sql`(t.created_at, t.id) < (${time}, ${id}::uuid)`;
    },
    cursor: (last) => encodeCursor([isoTime(last.created_at), last.id]),
  },
  waiting: {
    by: sql`${WAITING}, t.id`,
    after: (cursor) => {
      const [time, id] = place(cursor) ?? [];
      return time === undefined ? undefined : sql`(${WAITING}, t.id) > (${time}, ${id}::uuid)`;
    },
    cursor: (last) => encodeCursor([isoTime(last.waiting_since ?? NEVER), last.id]),
  },
};
