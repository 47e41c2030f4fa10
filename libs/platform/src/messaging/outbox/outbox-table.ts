import type pg from 'pg';
import { keptOfMail } from '../mail/kept-of-mail.js';
import type { OutgoingMail } from './outbox.js';
import type { OutboxRow } from './outbox-row.js';

const BATCH = 100;
const MOST_ATTEMPTS = 12;
const LONGEST_PAUSE = 300;

/**
 * The next rows in the order of the writes. A row is ready when every transaction that was given its number before
 * has ended: none can commit a row that would belong before it.
 */
export async function readyRows(client: pg.Client): Promise<{ rows: OutboxRow[]; blocked: boolean }> {
  const { rows } = await client.query<OutboxRow>(
    `select id, message_id, kind, topic, payload, attempts,
       transaction_id < pg_snapshot_xmin(pg_current_snapshot()) as ready
     from platform.outbox
     where parked_at is null and retry_at <= now()
     order by transaction_id, id limit ${BATCH}`,
  );
  const ready = rows.filter((row) => row.ready);
  return { rows: ready, blocked: ready.length < rows.length };
}

/** Forgets rows that have been handed over. */
export async function deleteRows(client: pg.Client, rows: OutboxRow[]): Promise<void> {
  await client.query('delete from platform.outbox where id = any($1::bigint[])', [rows.map(({ id }) => id)]);
}

/** Puts a refused row off, longer each time; in the end it is parked, to be seen in the table, a mail without its body. */
export async function postponeRow(
  client: pg.Client,
  row: OutboxRow,
  error: unknown,
): Promise<{ parked: boolean }> {
  const attempts = row.attempts + 1;
  const parked = attempts >= MOST_ATTEMPTS;
  const kept = parked && row.kind === 'mail' ? keptOfMail(row.payload as OutgoingMail) : row.payload;
  const seconds = Math.min(2 ** attempts, LONGEST_PAUSE);
  await client.query(
    `update platform.outbox set attempts = $2, last_error = $3,
       retry_at = now() + make_interval(secs => $4), parked_at = case when $5 then now() end, payload = $6
     where id = $1`,
    [row.id, attempts, String(error).slice(0, 2000), seconds, parked, JSON.stringify(kept)],
  );
  return { parked };
}
