import 'reflect-metadata';
import { DomainError } from '@manette/contracts/errors';
import { ConfigError, DEVELOPMENT_PASSWORD, loadConfig } from '@manette/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { version } from '../version.js';
import { askPassword } from './ask-password.js';
import { parseJobs } from './parked-jobs.command.js';
import { InvalidCommand, parseCommand } from './parse-command.js';

// `npm run admin`: changes of accounts that only the operator may make, and jobs that have given up. It runs the whole product without HTTP, so that the
// effects of a command (mails, ended sessions) are the same as in the API.

async function withProduct<T>(work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const { admin, ...config } = loadConfig(process.env, version);
  // Without the product's variables it would create an administrator with the development password in production.
  const password = admin.password === DEVELOPMENT_PASSWORD ? undefined : admin.password;
  const logging = { ...config.logging, level: 'silent' as const };
  // The running product has the port of the metrics.
  const metrics = { host: config.metrics.host };
  const quiet = { ...config, admin: { ...admin, password }, logging, metrics };
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(quiet), { logger: false });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

async function run([action, ...typed]: string[]): Promise<string[]> {
  if (action === 'jobs') return withProduct(parseJobs(typed));
  const command = await parseCommand(action === undefined ? [] : [action, ...typed], askPassword);
  await withProduct((app) => app.get(CommandBus).execute(command));
  return ['done'];
}

try {
  for (const line of await run(process.argv.slice(2))) console.log(line);
} catch (error) {
  const expected = [InvalidCommand, DomainError, ConfigError].some((known) => error instanceof known);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
