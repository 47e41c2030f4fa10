import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { AppConfig } from '../core/config/app-config.js';
import type { ContextPersistence } from './context-persistence.js';
import { isUnavailable } from './is-unavailable.js';
import { isUpToDate } from './are-migrated.js';
import { migrate } from './migrate.js';

const MAX_ATTEMPTS = 15;
const logger = new Logger('Database');

/**
 * Migrates unless everything is applied. Most starts have nothing to apply, and need neither the ORM of the migrations nor the
 * lock.
 */
async function migrateUnlessUpToDate(
  orm: MikroORM,
  url: string,
  contexts: ContextPersistence[],
): Promise<string[]> {
  const pool = await orm.driver.getConnection().getNativeClient();
  return (await isUpToDate(pool, contexts)) ? [] : migrate(url, contexts);
}

/** Connects and (unless MIGRATE_ON_START is false) migrates, waiting up to half a minute for a database that is still starting. */
export async function startDatabase(
  orm: MikroORM,
  { url, migrateOnStart }: AppConfig['database'],
  contexts: ContextPersistence[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const applied = migrateOnStart ? await migrateUnlessUpToDate(orm, url, contexts) : [];
      if (applied.length) logger.log(`applied ${applied.join(', ')}`);
      await orm.connect();
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isUnavailable(error)) throw error;
      logger.warn(`the database cannot be reached, trying again (${attempt} of ${MAX_ATTEMPTS})`);
      await pause(2000);
    }
  }
}
