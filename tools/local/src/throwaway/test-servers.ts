import { sweepAbandoned } from './sweep-abandoned.ts';
import { startThrowawayPostgres, type Throwaway } from './postgres.ts';
import { startThrowawayRedis } from './redis.ts';

/** Published messages reach all databases of a Redis server, so each worker process of Jest has its own server. */
const REDIS_SERVERS = 3;

/** The servers that integration tests need, with the variables that contain their addresses. */
export interface TestServers {
  environment: { TEST_DATABASE_URL: string; TEST_REDIS_URLS?: string };
  stop(): Promise<void>;
}

/**
 * Starts the servers that the environment does not name: PostgreSQL unless `TEST_DATABASE_URL` is set, Redis unless
 * `TEST_REDIS_URLS` is (addresses separated by spaces). When Redis is not installed, its suites are skipped.
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
