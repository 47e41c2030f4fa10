import type { Pool, PoolClient } from 'pg';

const GRACE_MS = 500;

/**
 * Releases clients whose connection ended while they were checked out of the pool. Kysely does not release a client when
 * `begin`, `commit` or `rollback` fails on it; after an outage the pool would have no connection left.
 */
export function releaseDeadClients(pool: Pool): void {
  const out = new Set<PoolClient>();
  pool.on('acquire', (client) => out.add(client));
  pool.on('release', (_error, client) => out.delete(client as PoolClient));
  pool.on('connect', (client) => {
    client.once('end', () => {
      // Code that runs a query on the client sees the end first and releases it itself.
      const check = () => {
        if (out.delete(client)) client.release(true);
      };
      setTimeout(check, GRACE_MS).unref();
    });
  });
}
