import { createTestDatabase, freePort, type TestDatabase } from '@manette/platform/testing';
import { Calls } from '../../support/calls.js';
import { MailServer } from '../../support/mail-server.js';
import { TestPeople } from '../../support/test-people.js';
import { TestSockets } from '../../support/test-sockets.js';
import { contextPersistences } from '../../../src/contexts.js';
import { SmtpMails } from './smtp-mails.js';

const ADMIN = { email: 'owner@shop.test', password: 'Owner123', username: 'owner' };

/** One shop that several processes serve: its settings, and its users, who call its public address. */
export class Shop {
  readonly call: Calls;
  readonly sockets: TestSockets;
  readonly people: TestPeople;

  private constructor(
    readonly url: string,
    readonly database: TestDatabase,
    private readonly mails: MailServer,
  ) {
    this.call = new Calls(url);
    this.sockets = new TestSockets(url);
    this.people = new TestPeople(this.call, new SmtpMails(mails), { admin: ADMIN });
  }

  static async begin(): Promise<Shop> {
    const database = await createTestDatabase(contextPersistences);
    return new Shop(`http://localhost:${await freePort()}`, database, await MailServer.start());
  }

  /** The environment of every process of the shop. Tests add the stores that they use. */
  get env(): Record<string, string> {
    return {
      NODE_ENV: 'production',
      PUBLIC_URL: this.url,
      TRUSTED_PROXIES: '127.0.0.0/8',
      DATABASE_URL: this.database.url,
      SMTP_URL: this.mails.url,
      JWT_SECRET: 'the secret of a shop of many machines',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_USERNAME: ADMIN.username,
      // These tests do not use a second step. The tests of identity cover it.
      ADMIN_SECOND_STEP: 'optional',
      REAUTHENTICATION_MINUTES: '0',
      RATE_LIMIT_FACTOR: '1000',
    };
  }

  async end(): Promise<void> {
    this.sockets.closeAll();
    await this.mails.stop();
    await this.database.drop();
  }
}
