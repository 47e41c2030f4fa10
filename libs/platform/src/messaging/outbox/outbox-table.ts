import type pg from 'pg';
import { redactedMail } from '../mail/redacted-mail.js';
import { REGISTERED_FOR } from './known-consumers.js';
import type { OutgoingMail } from './outbox.js';
import type { OutboxRow } from './outbox-row.js';

const BATCH = 100;
const MAX_ATTEMPTS = 12;
const MAX_PAUSE_SECONDS = 300;

/**
 * Reads the next rows in the order of their transactions. A row is ready when every transaction with a lower number has ended,
 * so that no earlier row can still appear. Rows of an unknown kind belong to a newer release and are left for it.
 */
export async function readyRows(client: pg.Client): Promise<{ rows: OutboxRow[]; blocked: boolean }> {
  const { rows } = await client.query<OutboxRow>({
    name: 'outbox-ready-rows',
    text: `select id, message_id, kind, topic, payload, attempts, traceparent, unheard,
       transaction_id < pg_snapshot_xmin(pg_current_snapshot()) as ready,
       array(select consumer from platform.event_consumer noted where kind = 'event' and noted.topic = outbox.topic
         and seen_at > created_at - ${REGISTERED_FOR}) as consumers
     from platform.outbox
     where parked_at is null and retry_at <= now() and kind in ('event', 'mail', 'job')
     order by transaction_id, id limit ${BATCH}`,
  });
  const ready = rows.filter((row) => row.ready);
  return { rows: ready, blocked: ready.length < rows.length };
}

/** Deletes rows that were enqueued. */
export async function deleteRows(client: pg.Client, rows: OutboxRow[]): Promise<void> {
  await client.query('delete from platform.outbox where id = any($1::bigint[])', [rows.map(({ id }) => id)]);
}

/** Postpones a refused row, each time for longer. After the last attempt it is parked in the table, a mail without its body. */
export async function postponeRow(
  client: pg.Client,
  row: OutboxRow,
  error: unknown,
): Promise<{ parked: boolean }> {
  const attempts = row.attempts + 1;
  const parked = attempts >= MAX_ATTEMPTS;
  const kept = parked && row.kind === 'mail' ? redactedMail(row.payload as OutgoingMail) : row.payload;
  const seconds = Math.min(2 ** attempts, MAX_PAUSE_SECONDS);
  await client.query(
    `update platform.outbox set attempts = $2, last_error = $3,
       retry_at = now() + make_interval(secs => $4), parked_at = case when $5 then now() end, payload = $6
     where id = $1`,
    [row.id, attempts, String(error).slice(0, 2000), seconds, parked, JSON.stringify(kept)],
  );
  return { parked };
}
