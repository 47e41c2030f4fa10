import type { PoolConfig } from 'pg';

const SECONDS = 1000;

/** How every pool and connection to PostgreSQL is told to give up instead of waiting for ever. */
export const connectionOptions = (url: string, name: string): PoolConfig => ({
  connectionString: url,
  application_name: `manette-${name}`,
  // A pool also limits by it how long a call waits for a free connection: a burst on a busy machine is no outage.
  connectionTimeoutMillis: 10 * SECONDS,
  statement_timeout: 15 * SECONDS,
  query_timeout: 20 * SECONDS,
  idle_in_transaction_session_timeout: 30 * SECONDS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECONDS,
});
