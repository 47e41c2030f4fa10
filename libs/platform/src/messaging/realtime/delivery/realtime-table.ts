import type pg from 'pg';
import type { RealtimeMessage } from './realtime-message.js';

const BATCH = 200;

/** The id of the last message that a reader of the table has seen. */
export type Position = string;

/** Before the first message. */
export const START: Position = '0';

/** The id of the last committed message. */
export async function currentPosition(client: pg.Client): Promise<Position> {
  const sql = 'select coalesce(max(id), 0)::text as position from platform.realtime_message';
  const { rows } = await client.query<{ position: Position }>(sql);
  return rows[0]?.position ?? START;
}

/**
 * The next messages after an id, in order. Transactions get their ids one after the other (`platform.take_turn`), so that no
 * message appears later with a lower id.
 */
export async function messagesAfter(client: pg.Client, position: Position): Promise<RealtimeMessage[]> {
  const { rows } = await client.query<RealtimeMessage>({
    name: 'realtime-messages-after',
    // `order by id` without the table's name would sort by the selected text.
    text: `select m.id::text, action, rooms, except_rooms as except, topic, payload
      from platform.realtime_message m where m.id > $1::bigint order by m.id limit ${BATCH}`,
    values: [position],
  });
  return rows;
}

/** Deletes messages up to and including an id. */
export async function deleteUpTo(client: pg.Client, position: Position): Promise<void> {
  await client.query('delete from platform.realtime_message where id <= $1::bigint', [position]);
}
