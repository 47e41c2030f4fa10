import { PASSWORD, type TestApp, type TestPerson } from '../../support/index.js';
import { PasskeyDevice, type CreationOptions, type RequestOptions } from './passkey-device.js';

export const ORIGIN = 'http://manette.test';
export const INVALID = { code: 'INVALID_PASSKEY', message: 'This passkey could not be verified' };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** The calls of users with passkeys to a running API. */
export class Passkeys {
  constructor(private readonly app: TestApp) {}

  /** Returns the options for a new passkey of the signed-in user. */
  async offered(token: string): Promise<CreationOptions & Record<string, unknown>> {
    return (await this.app.call.post('/api/auth/passkeys/options', token).send({}).expect(200)).body.options;
  }

  add(token: string, credential: unknown, name?: unknown) {
    return this.app.call
      .post('/api/auth/passkeys', token)
      .set('user-agent', ANDROID)
      .send({ credential, name });
  }

  /** Adds a passkey of a new device. */
  async addNew(token: string, name?: unknown) {
    return this.add(token, new PasskeyDevice(ORIGIN).create(await this.offered(token)), name);
  }

  /** Creates a client with a passkey. Returns also the response that added the passkey. */
  async newClient() {
    const person = await this.app.people.client();
    const device = new PasskeyDevice(ORIGIN);
    const { body } = await this.add(person.token, device.create(await this.offered(person.token))).expect(
      201,
    );
    return { person, device, added: body };
  }

  /** Returns the options for a sign-in by passkey alone, or for the second step of the sign-in with this challenge. */
  async offeredToSignIn(challenge?: string): Promise<RequestOptions & Record<string, unknown>> {
    return (await this.app.call.post('/api/auth/login/passkey/options').send({ challenge }).expect(200)).body
      .options;
  }

  signIn(credential: unknown, ip = '10.9.0.1') {
    return this.app.call.post('/api/auth/login/passkey').set('x-forwarded-for', ip).send({ credential });
  }

  /** Signs in by password up to the second step. */
  async begin({ email }: TestPerson): Promise<{ challenge: string; methods: string[] }> {
    const { body } = await this.app.call
      .post('/api/auth/login')
      .send({ email, password: PASSWORD })
      .expect(200);
    return body.secondStep;
  }

  /** Completes the second step of a sign-in. */
  finish(challenge: string, credential: unknown) {
    return this.app.call.post('/api/auth/login/second-step').send({ challenge, credential });
  }

  /** Returns the user's second step as the user sees it. */
  async secondStep(token: string) {
    return (await this.app.call.get('/api/auth/second-step', token).expect(200)).body.secondStep;
  }
}
