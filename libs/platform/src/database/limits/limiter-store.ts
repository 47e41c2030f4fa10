import { Logger } from '@nestjs/common';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Redis } from 'ioredis';
import type { AppConfig } from '../../core/config/app-config.js';
import type { LimiterStore } from './store-limiter.js';

/** Injection token of the `LimiterStore`. */
export const LIMITER_STORE = Symbol('LIMITER_STORE');

/** Opens the store of the shared counters. */
export async function openLimiterStore({ redis }: AppConfig, orm: MikroORM): Promise<LimiterStore> {
  const pool = await orm.driver.getConnection().getNativeClient();
  if (!redis.url) return { pool };
  const logger = new Logger('Limits');
  const client = new Redis(redis.url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 3000,
  });
  client.on('error', (error) => logger.warn(`Redis: ${error.message}`));
  return { pool, redis: client };
}
