import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';

export interface LimiterSettings {
  name: string;
  points: number;
  seconds: number;
}

/** Where the shared counters are: in Redis if configured, else (and while Redis is unreachable) in PostgreSQL. */
export interface LimiterStore {
  pool: Pool;
  redis?: Redis;
}

/** Creates a limiter of rate-limiter-flexible on the store of the process. */
export function storeLimiter(
  store: LimiterStore,
  { name, points, seconds }: LimiterSettings,
): RateLimiterAbstract {
  const settings = { keyPrefix: `limit:${name}`, points, duration: seconds };
  // The clean-up job deletes old counters; the library's own timer would outlive the pool.
  const forgetting = { clearExpiredByTimeout: false };
  const table = { schemaName: 'platform', tableName: 'rate_limit', tableCreated: true, ...forgetting };
  const inPostgres = new RateLimiterPostgres({
    ...settings,
    ...table,
    storeClient: store.pool,
    storeType: 'pool',
  });
  if (!store.redis) return inPostgres;
  return new RateLimiterRedis({
    ...settings,
    storeClient: store.redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inPostgres,
  });
}

/** Returns a digest of a key for the store: keys may be long, or personal data such as e-mail addresses. */
export const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');
