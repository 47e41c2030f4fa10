import { CommandBus } from '@nestjs/cqrs';
import {
  PASSWORD,
  newAdministrator,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../../support/index.js';
import { enrol } from './authenticator.js';

export const MINUTE = 60_000;
export const EXPIRED = {
  code: 'CHALLENGE_EXPIRED',
  message: 'Your sign-in has expired. Please log in again.',
};
export const WRONG = { code: 'INVALID_CODE', message: 'Invalid verification code' };

/** A running API, and the calls of users with a second step. */
export class SecondSteps {
  private ips = 0;
  private ip = '';

  private constructor(readonly app: TestApp) {}

  static async start(): Promise<SecondSteps> {
    return new SecondSteps(await startTestApp());
  }

  /** Failures are counted by mail address and client address, so each test has a client address of its own. */
  changeAddress(): void {
    this.ip = `10.9.0.${++this.ips}`;
  }

  post(path: string, body: object, token?: string) {
    return this.app.call.post(`/api/auth/${path}`, token).set('x-forwarded-for', this.ip).send(body);
  }

  logIn(email: string, password = PASSWORD) {
    return this.post('login', { email, password });
  }

  finish(body: object) {
    return this.post('login/second-step', body);
  }

  async challengeOf(email: string, password = PASSWORD): Promise<string> {
    return (await this.logIn(email, password).expect(200)).body.secondStep.challenge;
  }

  execute(command: object): Promise<unknown> {
    return this.app.app.get(CommandBus).execute(command);
  }

  /** Returns the state of a user's second step. */
  async state(token: string): Promise<Record<string, unknown>> {
    return (await this.app.call.get('/api/auth/second-step', token).expect(200)).body.secondStep;
  }

  /** Returns the code with which a call of a session is refused. */
  async refusal(token: string, status = 401): Promise<string> {
    return (await this.app.call.get('/api/auth/me', token).expect(status)).body.code;
  }

  /** Returns a user whose second step is on; a new client if none is given. */
  async enrolled(given?: TestPerson) {
    const person = given ?? (await this.app.people.client());
    return { person, email: person.email, ...(await enrol(this.app, person)) };
  }

  administrator(): Promise<TestPerson> {
    return newAdministrator(this.app);
  }
}

/** Runs calls concurrently. Returns how many succeed, and the codes of the refused ones. */
export async function race(calls: PromiseLike<{ status: number; body: { code?: string } }>[]) {
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ status }) => status !== 200);
  return { passed: answers.length - refused.length, codes: refused.map(({ body }) => body.code) };
}
