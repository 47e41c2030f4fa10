import { startPostgres } from '../postgres/start-postgres.ts';
import { removeFolder, throwawayFolder } from './folders.ts';
import { copyPreparedCluster } from './prepared-cluster.ts';

export interface Throwaway {
  url: string;
  stop(): Promise<void>;
}

/** Starts a fast PostgreSQL without durability, for tests. `url` is its maintenance database, as superuser. */
export async function startThrowawayPostgres(): Promise<Throwaway> {
  const dataDir = throwawayFolder();
  await copyPreparedCluster(dataDir);
  const server = await startPostgres({ dataDir, tuning: 'test' });
  return {
    url: server.superuserUrl,
    stop: async () => {
      await server.stop();
      removeFolder(dataDir);
    },
  };
}
