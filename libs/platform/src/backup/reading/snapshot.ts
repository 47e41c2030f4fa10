import pg from 'pg';
import { shareOut } from '../../core/concurrency/share-out.js';
import { connectionOptions } from '../../database/database.options.js';

/** No time limits: copying a large table may take long, and a lost connection ends the copy anyway. */
const UNLIMITED = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Makes every server write values in the same form, whatever its own settings are. */
const PLAIN = [
  "set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC'; set bytea_output to 'hex'",
  "set extra_float_digits to 1; set client_encoding to 'UTF8'; set search_path to pg_catalog, public",
  // More memory for sorting, so that an ordered copy sorts less on disk.
  "set work_mem to '64MB'; set synchronize_seqscans to off",
].join('; ');

/** Opens a connection for copying. It has no time limits and writes values in the form that PLAIN sets. */
export async function copyingClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOptions(url, name), ...UNLIMITED });
  // A connection that breaks rejects its query; without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(PLAIN);
  return client;
}

const BEGIN = 'begin isolation level repeatable read read only';

/** Several connections that read the database as it was at one moment. */
export class Snapshot {
  private constructor(
    readonly client: pg.Client,
    private readonly url: string,
    private readonly id: string,
  ) {}

  static async take(url: string): Promise<Snapshot> {
    const client = await copyingClient(url, 'backup');
    try {
      await client.query(BEGIN);
      const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
      return new Snapshot(client, url, rows[0]?.id ?? '');
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Runs `work` on each item, on `atOnce` connections that all read the same snapshot. */
  async each<T>(
    items: T[],
    atOnce: number,
    work: (client: pg.Client, item: T) => Promise<void>,
  ): Promise<void> {
    await shareOut(items, atOnce, async (own) => {
      const client = await copyingClient(this.url, 'backup');
      try {
        await client.query(BEGIN);
        await client.query(`set transaction snapshot '${this.id}'`);
        for (const item of own) await work(client, item);
      } finally {
        await client.end();
      }
    });
  }

  async end(): Promise<void> {
    await this.client.end();
  }
}
