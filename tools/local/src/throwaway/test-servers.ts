import { sweepAbandoned } from './sweep-abandoned.ts';
import { startThrowawayPostgres, type Throwaway } from './postgres.ts';
import { startThrowawayRedis } from './redis.ts';

/** Publications reach all databases of a Redis, so each of two worker processes of Jest has one of its own. */
const REDIS_SERVERS = 3;

/** The servers that integration tests need, with the variables that tell the tests where they are. */
export interface TestServers {
  environment: { TEST_DATABASE_URL: string; TEST_REDIS_URLS?: string };
  stop(): Promise<void>;
}

/**
 * Starts what the environment does not name: PostgreSQL unless `TEST_DATABASE_URL`, Redis unless `TEST_REDIS_URLS`
 * (several addresses, separated by spaces). Without Redis on this machine its suites are left out.
 */
export async function startTestServers(environment: NodeJS.ProcessEnv): Promise<TestServers> {
  await sweepAbandoned();
  const started: Throwaway[] = [];
  const keep = (server: Throwaway): Throwaway => {
    started.push(server);
    return server;
  };
  const database = environment.TEST_DATABASE_URL ?? keep(await startThrowawayPostgres()).url;
  const redis =
    environment.TEST_REDIS_URLS?.split(' ') ?? (await startRedisServers()).map((one) => keep(one).url);
  return {
    environment: {
      TEST_DATABASE_URL: database,
      ...(redis.length > 0 ? { TEST_REDIS_URLS: redis.join(' ') } : {}),
    },
    stop: async () => {
      await Promise.all(started.map((server) => server.stop()));
    },
  };
}

async function startRedisServers(): Promise<Throwaway[]> {
  const servers: Throwaway[] = [];
  while (servers.length < REDIS_SERVERS) {
    const server = await startThrowawayRedis();
    if (!server) break;
    servers.push(server);
  }
  return servers;
}
