import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';

export interface LimiterSettings {
  name: string;
  points: number;
  seconds: number;
}

/** Where the shared counters are: Redis when the process has one, else PostgreSQL. */
export type LimiterStore = { redis: Redis } | { pool: Pool };

/** A shared counter of the library, over the store of the process. */
export function storeLimiter(
  store: LimiterStore,
  { name, points, seconds }: LimiterSettings,
): RateLimiterAbstract {
  const settings = { keyPrefix: `limit:${name}`, points, duration: seconds };
  if ('redis' in store)
    return new RateLimiterRedis({ ...settings, storeClient: store.redis, rejectIfRedisNotReady: true });
  // The clean-up job forgets old counters; the library's own timer would outlive the pool.
  const forgetting = { clearExpiredByTimeout: false };
  const table = { schemaName: 'platform', tableName: 'rate_limit', tableCreated: true, ...forgetting };
  return new RateLimiterPostgres({ ...settings, ...table, storeClient: store.pool, storeType: 'pool' });
}

/** Keys may be long or personal (addresses of people): the store sees a digest. */
export const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');
