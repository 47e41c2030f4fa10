import { TOTP } from 'otpauth';
import type { TestApp, TestPerson } from '../../support/index.js';

const STEP = 30_000;

/** An authenticator app that uses the clock of the product under test. */
export class Authenticator {
  constructor(
    private readonly app: TestApp,
    readonly secret: string,
  ) {}

  /** Returns the code of the current time step, or of a later or earlier one. */
  code(steps = 0): string {
    const totp = new TOTP({ secret: this.secret, algorithm: 'SHA1', digits: 6, period: 30 });
    return totp.generate({ timestamp: this.app.clock.now().getTime() + steps * STEP });
  }

  /**
   * Returns a code that was not used yet. Advances the clock to a new time step, a little after its beginning, so that the step
   * does not end during the test.
   */
  freshCode(): string {
    const { clock } = this.app;
    const now = clock.now().getTime();
    clock.advance(2 * STEP - (now % STEP) + STEP / 6);
    return this.code();
  }
}

/** Starts to set up an authenticator app. */
export async function setUp(app: TestApp, { token }: Pick<TestPerson, 'token'>): Promise<Authenticator> {
  const { body } = await app.call.post('/api/auth/second-step/totp', token).expect(201);
  return new Authenticator(app, (body as { secret: string }).secret);
}

/** Switches the second step of a user on. */
export async function enrol(
  app: TestApp,
  person: Pick<TestPerson, 'token'>,
): Promise<{ authenticator: Authenticator; recoveryCodes: string[] }> {
  const authenticator = await setUp(app, person);
  const confirm = app.call.post('/api/auth/second-step/totp/confirm', person.token);
  const { body } = await confirm.send({ code: authenticator.freshCode() }).expect(200);
  return { authenticator, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
}
