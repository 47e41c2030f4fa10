import type { TicketListQuery } from '@manette/contracts/orders';
import { decodeCursor, encodeCursor, isoTime } from '@manette/platform';
import { sql, type RawBuilder } from 'kysely';
import type { TicketViewRow } from '../ticket-view.js';

/** One way to sort the list: the order, the condition for rows after a cursor, and the cursor of a row. */
export interface TicketSorting {
  by: RawBuilder<unknown>;
  after(cursor: string | undefined): RawBuilder<boolean> | undefined;
  cursor: (last: TicketViewRow) => string;
}

/** Tickets whose client does not wait come last. */
const NEVER = '9999-12-31T00:00:00Z';
const WAITING = sql`coalesce(t.waiting_since, ${sql.lit(NEVER)})`;

const position = (cursor: string | undefined) => decodeCursor(cursor, ['time', 'id']);

export const TICKET_SORTING: Record<TicketListQuery['sort'], TicketSorting> = {
  newest: {
    by: sql`t.created_at desc, t.id desc`,
    after: (cursor) => {
      const [time, id] = position(cursor) ?? [];
      return time === undefined ? undefined : sql`(t.created_at, t.id) < (${time}, ${id}::uuid)`;
    },
    cursor: (last) => encodeCursor([isoTime(last.created_at), last.id]),
  },
  waiting: {
    by: sql`${WAITING}, t.id`,
    after: (cursor) => {
      const [time, id] = position(cursor) ?? [];
      return time === undefined ? undefined : sql`(${WAITING}, t.id) > (${time}, ${id}::uuid)`;
    },
    cursor: (last) => encodeCursor([isoTime(last.waiting_since ?? NEVER), last.id]),
  },
};
