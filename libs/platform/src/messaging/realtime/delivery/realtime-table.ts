import type pg from 'pg';
import type { RealtimeMessage } from './realtime-message.js';

const BATCH = 200;

/** The id of a message; whoever follows the table has seen everything up to it. */
export type Position = string;

/** Before everything. */
export const BEGINNING: Position = '0';

/** The place after all that is committed. */
export async function currentPosition(client: pg.Client): Promise<Position> {
  const sql = 'select coalesce(max(id), 0)::text as position from platform.realtime_message';
  const { rows } = await client.query<{ position: Position }>(sql);
  return rows[0]?.position ?? BEGINNING;
}

/**
 * The next messages after a place, in the order of the writes: ids are given one transaction after the other
 * (`platform.take_turn`), so that none appears below one that was seen.
 */
export async function messagesAfter(client: pg.Client, position: Position): Promise<RealtimeMessage[]> {
  const { rows } = await client.query<RealtimeMessage>({
    name: 'realtime-messages-after',
    // Without its table's name `order by id` would sort by the text that is selected.
    text: `select m.id::text, action, rooms, except_rooms as except, topic, payload
      from platform.realtime_message m where m.id > $1::bigint order by m.id limit ${BATCH}`,
    values: [position],
  });
  return rows;
}

/** Forgets messages up to and including a place. */
export async function forgetUpTo(client: pg.Client, position: Position): Promise<void> {
  await client.query('delete from platform.realtime_message where id <= $1::bigint', [position]);
}
