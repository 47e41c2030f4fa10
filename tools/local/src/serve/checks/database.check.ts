import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fault, type Check, type Finding } from './check.ts';
import { reasonOf } from './without-secrets.ts';

const SECOND = 1000;
const OLDEST = 15;
const MOST_SECONDS_APART = 30;
/** Time limit of one attempt to connect, in milliseconds. */
const ATTEMPT = 5 * SECOND;
const BETWEEN_ATTEMPTS = 250;
/** Error codes of a wrong user or password, for which retries are useless. */
const FOR_GOOD = /^28/;

interface Seen {
  major: number;
  /** Difference of the clocks, in seconds. */
  apart: number;
}

/** Reads version and clock of the server. The server's clock is compared with the middle between sending and receiving. */
async function look(address: string, timeout: number): Promise<Seen> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'manette-self-check',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  // The call that fails reports the error, so the event is ignored.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const before = Date.now();
    const { rows } = await client.query<{ major: number; now: number }>(
      `select current_setting('server_version_num')::int / 10000 as major,
              extract(epoch from clock_timestamp())::float8 as now`,
    );
    const here = (before + Date.now()) / 2;
    const { major = 0, now = 0 } = rows[0] ?? {};
    return { major, apart: Math.abs(here / SECOND - now) };
  } finally {
    await client.end();
  }
}

/** Repeats `look` until the database answers. @throws the last error after `patience` milliseconds */
async function lookPatiently(address: string, patience: number): Promise<Seen> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await look(address, Math.max(1, Math.min(ATTEMPT, deadline - Date.now())));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (FOR_GOOD.test(code) || Date.now() + BETWEEN_ATTEMPTS >= deadline) throw error;
      await pause(BETWEEN_ATTEMPTS);
    }
  }
}

function judge({ major, apart }: Seen): Finding[] {
  if (major < OLDEST) return [fault(`DATABASE_URL is PostgreSQL ${major}; ${OLDEST} or later is needed`)];
  if (apart <= MOST_SECONDS_APART) return [];
  return [fault(`The clock differs from the database's by ${Math.round(apart)} s`)];
}

/** Checks that the configured database can be reached, is new enough, and has the same time [OPS-019, OPS-021]. */
export const checkDatabase: Check = async ({ role, environment: { DATABASE_URL } }) => {
  if (!DATABASE_URL) return [];
  try {
    return judge(await lookPatiently(DATABASE_URL, (role === 'check' ? 5 : 30) * SECOND));
  } catch (error) {
    return [fault(`DATABASE_URL cannot be reached: ${reasonOf(error, DATABASE_URL)}`)];
  }
};
