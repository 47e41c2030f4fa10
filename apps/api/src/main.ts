import 'reflect-metadata';
import {
  exitOnConfigError,
  loadConfig,
  migrate,
  openPort,
  PictureWork,
  releaseMemoryWhenIdle,
  startTelemetry,
  stopOnSignals,
  untilMigrated,
} from '@manette/platform';
import { contextPersistences } from './contexts.js';
import { createApp } from './create-app.js';
import { version } from './version.js';

/**
 * Starts the API, which then serves until a signal ends the process.
 * @param closed called when everything else is closed, before the process ends
 * @throws ConfigError with a message of one line when it cannot start
 */
export async function serve(closed?: () => Promise<void>): Promise<void> {
  const config = loadConfig(process.env, version);
  await startTelemetry(config);
  const waiting = await untilMigrated(config, contextPersistences, true);
  const app = await createApp(config);
  stopOnSignals(app, closed);
  releaseMemoryWhenIdle();
  await waiting.release();
  await openPort(app);
  app.get(PictureWork).warm();
}

/** Migrates the database that the environment names. @returns the names of the migrations that were applied */
export const migrateDatabase = (): Promise<string[]> =>
  migrate(loadConfig(process.env, version).database.url, contextPersistences);

// `npm run serve` imports this file and calls `serve` itself.
if (import.meta.main) await exitOnConfigError(() => serve());
