import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { keepRunning } from '../postgres/keep-running.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import type { Scope } from '../processes/scope.ts';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { say } from '../terminal/terminal.ts';

export interface Database {
  says: string;
  url: string;
}

const OLDEST = 15;
const PATIENCE = 10_000;

async function embedded(settings: Settings, scope: Scope): Promise<Database> {
  const server = await startPostgres({ dataDir: settings.dataDir, tuning: 'product' });
  scope.defer(() => server.stop());
  void keepRunning(server, { isEnding: () => scope.ending, say });
  const words = server.reused ? 'taken over from a start that was killed' : 'embedded PostgreSQL';
  return { says: `${words}, port ${server.port}`, url: server.url };
}

async function versionOf(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    return rows[0]?.major ?? 0;
  } finally {
    await client.end();
  }
}

async function foreign(url: string): Promise<Database> {
  const { host, pathname } = new URL(url);
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      const major = await versionOf(url);
      if (major >= OLDEST) return { says: `PostgreSQL ${major} at ${host}${pathname}`, url };
      throw new StartError(
        `DATABASE_URL names PostgreSQL ${major} at ${host}, but ${OLDEST} or later is needed`,
      );
    } catch (error) {
      if (error instanceof StartError) throw error;
      // A server that starts at the same time may take a moment. Other errors, such as a wrong password, are not retried.
      const { code, message } = error as NodeJS.ErrnoException;
      if (!['ECONNREFUSED', 'ENOENT', '57P03'].includes(code ?? '') || Date.now() > deadline)
        throw new StartError(`DATABASE_URL cannot be reached at ${host}${pathname} (${message || code})`);
      await pause(250);
    }
  }
}

/**
 * Opens the database: the one that DATABASE_URL names, else the embedded one.
 * @throws StartError with the reason in one sentence
 */
export const openDatabase = (settings: Settings, scope: Scope): Promise<Database> =>
  settings.databaseUrl ? foreign(settings.databaseUrl) : embedded(settings, scope);
