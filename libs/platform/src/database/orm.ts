import type { MigrationObject } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolConfig } from 'pg';
import { connectionOptions } from './database.options.js';
import { prepareInTransactions } from './prepared-in-transactions.js';
import { releaseDeadClients } from './release-dead-clients.js';
import { tracePool } from './trace-queries.js';
import type { ContextPersistence } from './context-persistence.js';
import { platformPersistence } from './platform-persistence.js';

const POOL_SIZE = 15;

/** Returns all contexts' migrations in one list, the platform's first. @throws Error when a name lacks its context */
export function mergeMigrations(contexts: ContextPersistence[]): MigrationObject[] {
  return contexts.flatMap(({ schema, migrations }) =>
    migrations.map(({ name, class: migration }) => {
      if (!name.startsWith(`${schema}_`)) throw new Error(`migration ${name} must start with ${schema}_`);
      return { name, class: migration };
    }),
  );
}

function preparePool(pool: Pool): void {
  tracePool(pool);
  releaseDeadClients(pool);
  prepareInTransactions(pool);
}

/**
 * Creates the ORM over all contexts. Entities live in units of work only, so the global context is refused; reads use
 * `em.getKysely()` and need no context. `limits` replaces the timeouts of its connections.
 */
export function createOrm(
  url: string,
  contexts: ContextPersistence[],
  poolSize = POOL_SIZE,
  limits: PoolConfig = {},
): Promise<MikroORM> {
  const all = [platformPersistence, ...contexts];
  return MikroORM.init({
    clientUrl: url,
    entities: all.flatMap(({ entities }) => entities),
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    driverOptions: { ...connectionOptions(url, 'api'), ...limits, onPoolCreated: preparePool },
    pool: { min: 0, max: poolSize, idleTimeoutMillis: 30_000 },
    allowGlobalContext: false,
    forceUtcTimezone: true,
    migrations: {
      migrationsList: mergeMigrations(all),
      tableName: 'platform.migration',
      snapshot: false,
      silent: true,
      disableForeignKeys: false,
    },
    logger: () => undefined,
  });
}
