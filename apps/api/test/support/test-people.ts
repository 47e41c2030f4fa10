import { randomBytes } from 'node:crypto';
import type { SessionAnswer } from '@manette/contracts/identity';
import type { AppConfig } from '@manette/platform';
import type { Calls } from './calls.js';
import type { TestMails } from './test-mails.js';

export const PASSWORD = 'Passw0rd!';

/** A user who is signed in to the product under test. */
export interface TestPerson {
  token: string;
  id: string;
  username: string;
  email: string;
  password: string;
}

/** Creates users and signs them in through the API. */
export class TestPeople {
  constructor(
    private readonly call: Calls,
    private readonly mails: TestMails,
    private readonly config: Pick<AppConfig, 'admin'>,
  ) {}

  /** Registers a client, whose address is not verified yet. */
  async client(name = `user${randomBytes(4).toString('hex')}`): Promise<TestPerson> {
    const email = `${name}@example.test`;
    const phone = '+213551234567';
    const input = { username: name, email, phone, password: PASSWORD, confirmPassword: PASSWORD };
    const { body } = await this.call.post('/api/auth/register').send(input).expect(201);
    return this.person(body as SessionAnswer, PASSWORD);
  }

  /** Registers a client and opens the link of the verification mail. */
  async verifiedClient(name?: string): Promise<TestPerson> {
    const person = await this.client(name);
    const [mail] = await this.mails.expect(person.email);
    const link = new URL(mail?.links[0] ?? '');
    const token = link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? '';
    await this.call.get(`/api/users/verify-email?token=${encodeURIComponent(token)}`).expect(200);
    return person;
  }

  /** Signs the first administrator in, in a new session (administrators may have several). */
  admin(): Promise<TestPerson> {
    const { email, password } = this.config.admin;
    return this.login(email, password);
  }

  async login(email: string, password = PASSWORD): Promise<TestPerson> {
    const { body } = await this.call.post('/api/auth/login').send({ email, password }).expect(200);
    return this.person(body as SessionAnswer, password);
  }

  private person({ token, user }: SessionAnswer, password: string): TestPerson {
    return { token, id: user._id, username: user.username, email: user.email ?? '', password };
  }
}
