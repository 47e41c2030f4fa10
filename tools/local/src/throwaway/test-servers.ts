import { sweepAbandoned } from './sweep-abandoned.ts';
import { startThrowawayPostgres, type Throwaway } from './postgres.ts';
import { startThrowawayRedis } from './redis.ts';

/** The servers that integration tests need, with the variables that tell the tests where they are. */
export interface TestServers {
  environment: { TEST_DATABASE_URL: string; TEST_REDIS_URL?: string };
  stop(): Promise<void>;
}

/**
 * Starts what the environment does not name: PostgreSQL unless `TEST_DATABASE_URL`, Redis unless `TEST_REDIS_URL`.
 * Without Redis on this machine its suites are left out.
 */
export async function startTestServers(environment: NodeJS.ProcessEnv): Promise<TestServers> {
  await sweepAbandoned();
  const started: Throwaway[] = [];
  const keep = <T extends Throwaway | undefined>(server: T): T => {
    if (server) started.push(server);
    return server;
  };
  const database = environment.TEST_DATABASE_URL ?? keep(await startThrowawayPostgres()).url;
  const redis = environment.TEST_REDIS_URL ?? keep(await startThrowawayRedis())?.url;
  return {
    environment: { TEST_DATABASE_URL: database, ...(redis ? { TEST_REDIS_URL: redis } : {}) },
    stop: async () => {
      await Promise.all(started.map((server) => server.stop()));
    },
  };
}
