import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { BackupRefused } from '../backup.errors.js';
import { Digested } from '../format/digested.js';
import type { OpenBackup } from '../reading/open-backup.js';
import { quotedColumns } from '../reading/tables.js';

/**
 * Inserts the unfinished jobs into the outbox, from which the relay moves them to the queues. Restored rows of the outbox get
 * the id of this transaction: the relay waits for transactions with lower ids than a row's, and ids of another server mean
 * nothing here. The rows keep their order; the jobs come first, as the relay had already moved them to the queues.
 */
export async function resumeJobs(
  client: pg.Client,
  { manifest: { jobs }, reader }: OpenBackup,
): Promise<void> {
  const content = new Digested();
  const statement = `copy platform.outbox (${quotedColumns(jobs.columns)}) from stdin`;
  await client.query('create temporary table waiting on commit drop as table platform.outbox');
  await client.query('delete from platform.outbox');
  await reader.rows(jobs.file, (rows) => pipeline(rows, client.query(copyStreams.from(statement))), content);
  if (content.sha256 !== jobs.sha256) throw new BackupRefused(`${jobs.file} is damaged`);
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = 'platform.outbox'::regclass and attnum > 0 and not attisdropped
        and attname not in ('id', 'transaction_id')`,
  );
  const columns = rows[0]?.columns ?? '';
  await client.query(
    `insert into platform.outbox (${columns}) select ${columns} from waiting order by waiting.transaction_id, waiting.id`,
  );
}
