import type pg from 'pg';
import type { RealtimeMessage } from './realtime-message.js';

const BATCH = 200;

/** A place in the order of the writes; what lies after it has not been seen. */
export interface Position {
  transaction: string;
  id: string;
}

/** Before everything. */
export const BEGINNING: Position = { transaction: '0', id: '0' };

/** The place after all that is committed and can no longer be preceded by anything. */
export async function currentPosition(client: pg.Client): Promise<Position> {
  const sql = 'select pg_snapshot_xmin(pg_current_snapshot())::text as transaction';
  const { rows } = await client.query<{ transaction: string }>(sql);
  return { transaction: rows[0]?.transaction ?? '0', id: '0' };
}

/** The next messages after a place, in the order of the writes; `blocked` when more will be ready soon. */
export async function messagesAfter(
  client: pg.Client,
  { transaction, id }: Position,
): Promise<{ messages: RealtimeMessage[]; blocked: boolean }> {
  const { rows } = await client.query<RealtimeMessage>({
    name: 'realtime-messages-after',
    text: `select transaction_id::text as transaction, id::text, action, rooms, except_rooms as except, topic, payload,
        transaction_id < pg_snapshot_xmin(pg_current_snapshot()) as ready
      from platform.realtime_message
      where (transaction_id, id) > ($1::text::xid8, $2::bigint)
      order by transaction_id, id limit ${BATCH}`,
    values: [transaction, id],
  });
  const messages = rows.filter(({ ready }) => ready);
  return { messages, blocked: messages.length < rows.length };
}

/** Forgets messages up to and including a place. */
export async function forgetUpTo(client: pg.Client, { transaction, id }: Position): Promise<void> {
  const sql =
    'delete from platform.realtime_message where (transaction_id, id) <= ($1::text::xid8, $2::bigint)';
  await client.query(sql, [transaction, id]);
}
