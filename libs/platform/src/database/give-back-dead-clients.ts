import type { Pool, PoolClient } from 'pg';

const GRACE = 500;

/**
 * Gives clients back to their pool whose connection ended while they were out. Kysely does not when `begin`,
 * `commit` or `rollback` fails on them, and each one would be lost to the pool: after an outage no call would ever
 * get a connection again.
 */
export function giveBackDeadClients(pool: Pool): void {
  const out = new Set<PoolClient>();
  pool.on('acquire', (client) => out.add(client));
  pool.on('release', (_error, client) => out.delete(client as PoolClient));
  pool.on('connect', (client) => {
    client.once('end', () => {
      // Whoever runs a query on it learns of the end first and gives it back himself.
      const check = () => {
        if (out.delete(client)) client.release(true);
      };
      setTimeout(check, GRACE).unref();
    });
  });
}
