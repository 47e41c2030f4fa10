import type { PoolConfig } from 'pg';

const SECONDS = 1000;

/** Options of every PostgreSQL pool and connection: each wait has a timeout. `name` appears in pg_stat_activity. */
export const connectionOptions = (url: string, name: string): PoolConfig => ({
  connectionString: url,
  application_name: `manette-${name}`,
  // Also bounds the wait for a free connection of a pool: long enough that a burst of requests is not taken for an outage.
  connectionTimeoutMillis: 10 * SECONDS,
  statement_timeout: 15 * SECONDS,
  query_timeout: 20 * SECONDS,
  idle_in_transaction_session_timeout: 30 * SECONDS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECONDS,
});
