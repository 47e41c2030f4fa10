import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { loadConfig, exitOnConfigError, stopOnSignals } from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

await exitOnConfigError(async () => {
  const config = loadConfig({ ...process.env, RUN_JOBS: 'true' }, version);
  const options = { bufferLogs: true, abortOnError: false };
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), options);
  app.useLogger(app.get(Logger));
  stopOnSignals(app);
  app.get(Logger).log('takes jobs', 'Worker');
});
