import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import {
  loadConfig,
  exitOnConfigError,
  releaseMemoryWhenIdle,
  startTelemetry,
  stopOnSignals,
  untilMigrated,
} from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { contextPersistences } from './contexts.js';
import { WorkerModule } from './worker.module.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Starts the worker, which then runs jobs until a signal ends the process.
 * @param closed called when everything else is closed, before the process ends
 * @throws ConfigError with a message of one line when it cannot start
 */
export async function serve(closed?: () => Promise<void>): Promise<void> {
  const config = loadConfig({ ...process.env, RUN_JOBS: 'true' }, version, 'worker');
  await startTelemetry(config);
  const waiting = await untilMigrated(config, contextPersistences, false);
  await waiting.release();
  const options = { bufferLogs: true, abortOnError: false };
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), options);
  app.useLogger(app.get(Logger));
  stopOnSignals(app, closed);
  releaseMemoryWhenIdle();
  app.get(Logger).log('takes jobs', 'Worker');
}

// `npm run serve -- worker` imports this file and calls `serve` itself.
if (import.meta.main) await exitOnConfigError(() => serve());
