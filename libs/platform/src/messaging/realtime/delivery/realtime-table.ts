import type pg from 'pg';
import type { RealtimeMessage } from './realtime-message.js';

/** The highest number of messages of one read. */
export const BATCH = 200;

/** Returns the id of the last committed message; 0 if there is none. */
export async function lastId(client: pg.Client): Promise<number> {
  const sql = 'select coalesce(max(id), 0)::text as id from platform.realtime_message';
  const { rows } = await client.query<{ id: string }>(sql);
  return Number(rows[0]?.id);
}

/** Returns the next messages after an id, in the order of their ids. Messages with lower ids may still be committed. */
export async function messagesAfter(client: pg.Client, id: number): Promise<RealtimeMessage[]> {
  const { rows } = await client.query<RealtimeMessage & { age: number }>({
    name: 'realtime-messages-after',
    // `order by id` without the table's name would sort by the selected text. The id is wrapped in a select of its own, as
    // PostgreSQL would otherwise plan the statement again for each id.
    text: `select m.id::text, action, rooms, except_rooms as except, topic, payload, traceparent,
        extract(epoch from clock_timestamp() - created_at)::float8 * 1000 as age
      from platform.realtime_message m where m.id > (select $1::bigint) order by m.id limit ${BATCH}`,
    values: [id],
  });
  const now = Date.now();
  return rows.map(({ age, ...message }) => ({ ...message, committedAt: now - age }));
}

/**
 * Returns the running transactions that may have taken ids. A transaction locks the table before it takes an id, and releases
 * the lock after its messages can be read.
 */
export async function runningWriters(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ writer: string }>(
    `select virtualtransaction as writer from pg_locks
     where relation = 'platform.realtime_message'::regclass and mode = 'RowExclusiveLock'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ writer }) => writer);
}

/** Deletes messages up to and including an id. */
export async function deleteUpTo(client: pg.Client, id: number): Promise<void> {
  await client.query('delete from platform.realtime_message where id <= $1::bigint', [id]);
}
