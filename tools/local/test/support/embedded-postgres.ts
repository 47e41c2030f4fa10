import pg from 'pg';
import {
  startPostgres,
  type EmbeddedPostgres,
  type PostgresOptions,
} from '../../src/postgres/start-postgres.ts';
import { removeFolder, throwawayFolder } from '../../src/throwaway/folders.ts';
import { copyPreparedCluster } from '../../src/throwaway/prepared-cluster.ts';

/** Gives each test of a suite a folder, and stops the server that the test last started in it. */
export function embeddedPostgres() {
  let folder: string;
  let server: EmbeddedPostgres | undefined;
  const stop = async () => {
    await server?.stop();
  };
  beforeEach(() => (folder = throwawayFolder()));
  afterEach(async () => {
    await stop();
    server = undefined;
    removeFolder(folder);
  });
  return {
    stop,
    folder: () => folder,
    server: () => server,
    /** Copies a cluster, for tests that are not about a first start. */
    useCluster: () => copyPreparedCluster(folder),
    start: async (options: Partial<PostgresOptions> = {}) =>
      (server = await startPostgres({ dataDir: folder, tuning: 'test', ...options })),
  };
}

/** Runs a statement on a connection of its own, and returns its rows. */
export async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}
