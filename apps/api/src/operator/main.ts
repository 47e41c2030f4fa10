import 'reflect-metadata';
import { DomainError } from '@manette/contracts/errors';
import { ConfigError, DEVELOPMENT_PASSWORD, loadConfig } from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { version } from '../version.js';
import { askPassword } from './ask-password.js';
import { InvalidCommand, parseCommand } from './parse-command.js';

// `npm run admin`: changes of accounts that only the operator may make. It runs the whole product without HTTP, so that the
// effects of a command (mails, ended sessions) are the same as in the API.

async function execute(command: object): Promise<void> {
  const { admin, ...config } = loadConfig(process.env, version);
  // Without the product's variables it would create an administrator with the development password in production.
  const password = admin.password === DEVELOPMENT_PASSWORD ? undefined : admin.password;
  const logging = { ...config.logging, level: 'silent' as const };
  const quiet = { ...config, admin: { ...admin, password }, logging };
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(quiet), { logger: false });
  try {
    await app.get(CommandBus).execute(command);
  } finally {
    await app.close();
  }
}

try {
  await execute(await parseCommand(process.argv.slice(2), askPassword));
  console.log('done');
} catch (error) {
  const expected = [InvalidCommand, DomainError, ConfigError].some((known) => error instanceof known);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
