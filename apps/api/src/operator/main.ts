import 'reflect-metadata';
import { DomainError } from '@manette/contracts/errors';
import { ConfigError, DEVELOPMENT_PASSWORD, loadConfig } from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { version } from '../version.js';
import { askPassword } from './ask-password.js';
import { NotAnOrder, orderOf } from './order.js';

// `npm run admin`: what only the operator may do to people. It runs the whole product without its HTTP, so that all
// that follows from a command (mails, ended sessions) is carried out as ever.

async function carryOut(command: object): Promise<void> {
  const { admin, ...config } = loadConfig(process.env, version);
  // A command makes nobody else: run without the product's variables it would give production a known administrator.
  const password = admin.password === DEVELOPMENT_PASSWORD ? undefined : admin.password;
  const quiet = { ...config, admin: { ...admin, password }, logging: { level: 'silent' as const } };
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(quiet), { logger: false });
  try {
    await app.get(CommandBus).execute(command);
  } finally {
    await app.close();
  }
}

try {
  await carryOut(await orderOf(process.argv.slice(2), askPassword));
  console.log('done');
} catch (error) {
  const expected = [NotAnOrder, DomainError, ConfigError].some((known) => error instanceof known);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
