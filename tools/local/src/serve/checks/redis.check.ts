import { Redis } from 'ioredis';
import { warning, type Check } from './check.ts';
import { reasonOf } from './without-secrets.ts';

const TIMEOUT = 3_000;

async function ping(address: string): Promise<void> {
  const redis = new Redis(address, {
    lazyConnect: true,
    connectTimeout: TIMEOUT,
    commandTimeout: TIMEOUT,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The call fails only with 'Connection is closed.'; an event brings the reason.
  let reason: Error | undefined;
  redis.on('error', (error: Error) => (reason = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}

/** Warns when Redis cannot be reached. That is no fault, because the shop works without Redis for a while [OPS-022]. */
export const checkRedis: Check = async ({ environment: { REDIS_URL } }) => {
  if (!REDIS_URL) return [];
  try {
    await ping(REDIS_URL);
    return [];
  } catch (error) {
    return [warning(`REDIS_URL cannot be reached: ${reasonOf(error, REDIS_URL)}`)];
  }
};
