import { asOperator, DEVELOPMENT_PASSWORD, loadConfig } from '@manette/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { version } from '../version.js';

/**
 * Runs a command of the operator in the whole application without HTTP, so that its effects (mails, ended sessions) are the
 * same as in the API. The audit log names the operator. @throws ConfigError if the application could not start
 */
export async function withProduct<T>(work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const { admin, ...config } = loadConfig(process.env, version);
  // Otherwise a start without the product's variables would create an administrator with the development password, even in
  // production.
  const password = admin.password === DEVELOPMENT_PASSWORD ? undefined : admin.password;
  const logging = { ...config.logging, level: 'silent' as const };
  // The running API already uses the metrics port.
  const metrics = { host: config.metrics.host };
  // The running processes do the jobs, at the times of their own variables.
  const jobs = { run: false };
  const quiet = { ...config, admin: { ...admin, password }, logging, metrics, jobs };
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(quiet), options);
  try {
    return await asOperator(() => work(app));
  } finally {
    await app.close();
  }
}
