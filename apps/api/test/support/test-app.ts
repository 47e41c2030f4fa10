import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Clock, type AppConfig } from '@manette/platform';
import { createTestDatabase, endsInTime, TestClock, type TestDatabase } from '@manette/platform/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../src/create-app.js';
import { contextPersistences } from '../../src/contexts.js';
import { Calls } from './calls.js';
import { passwordHasher } from './password-hasher.js';
import { testConfig } from './test-config.js';
import { TestMails } from './test-mails.js';
import { TestPeople } from './test-people.js';
import { TestSockets } from './test-sockets.js';

export interface TestAppOptions {
  /** Environment variables that differ from the tests' defaults. */
  env?: Record<string, string>;
  /** A database that the suite has created and will drop. */
  database?: TestDatabase;
  /**
   * Another application under test: the new one is a second process of the same product, with the same database, secret and
   * files.
   */
  beside?: TestApp;
}

/** The whole product on its own port and database, with helpers for tests. */
export interface TestApp {
  app: NestExpressApplication;
  config: AppConfig;
  database: TestDatabase;
  url: string;
  /** HTTP calls: `app.call.get('/api/…', token)`. */
  call: Calls;
  people: TestPeople;
  sockets: TestSockets;
  mails: TestMails;
  /** The product's clock; `clock.advance(ms)`. */
  clock: TestClock;
  stop(): Promise<void>;
}

/** The settings that all processes of one product share, so that all of them write mails to one folder. */
function sharedSettings(config: AppConfig | undefined): Record<string, string> {
  if (!config) return {};
  const { keys } = config.session;
  const named = keys.flatMap(({ kid, secret }) => (kid === null ? [] : [`${kid}:${secret}`]));
  const single = keys.find(({ kid }) => kid === null)?.secret ?? '';
  return { JWT_SECRETS: named.join(','), JWT_SECRET: single, DATA_DIR: config.storage.dataDir };
}

/** The lowest cost of argon2. The real cost is used in the hasher's own test, and in processes outside the test process. */
const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Starts the application. If it cannot listen, closes it, because it would keep connections open. */
async function listening(config: AppConfig, clock: TestClock): Promise<NestExpressApplication> {
  const app = await createApp(config, { provide: Clock, useValue: clock });
  passwordHasher(app).cost = CHEAP_HASH;
  try {
    await app.listen(0, '127.0.0.1');
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Starts the product. Use one for each suite: `beforeAll(async () => { app = await startTestApp(); })`. */
export async function startTestApp({ env, database: given, beside }: TestAppOptions = {}): Promise<TestApp> {
  const shared = given ?? beside?.database;
  const database = shared ?? (await createTestDatabase(contextPersistences));
  const config = testConfig(database.url, { ...sharedSettings(beside?.config), ...env });
  const clock = new TestClock();
  const app = await listening(config, clock).catch(async (error: unknown) => {
    if (!shared) await database.drop();
    throw error;
  });
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const call = new Calls(url);
  const sockets = new TestSockets(url);
  const stop = async () => {
    sockets.closeAll();
    await endsInTime('closing the application', app.close());
    if (!shared) await database.drop();
    if (!beside) await rm(config.storage.dataDir, { recursive: true, force: true });
  };
  const mails = new TestMails(config.mail.outboxDir);
  const people = new TestPeople(call, mails, config);
  return { app, config, database, url, call, people, sockets, mails, clock, stop };
}
