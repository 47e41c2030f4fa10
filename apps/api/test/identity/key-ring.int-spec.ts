import { randomBytes } from 'node:crypto';
import { eventually } from '@manette/platform/testing';
import { Logger } from '@nestjs/common';
import { SignJWT, decodeProtectedHeader } from 'jose';
import { pdf } from '../orders/support/files.js';
import { Scenario } from '../orders/support/scenario.js';
import { PASSWORD, startTestApp, type TestApp } from '../support/index.js';
import { Authenticator, enrol } from './support/authenticator.js';

const SINGLE = 'a secret without a name, which signs first';
const [ONE, TWO] = ['k1', 'k2'].map((kid) => `${kid}:${randomBytes(24).toString('base64')}`) as [
  string,
  string,
];

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create({ env: { JWT_SECRET: SINGLE } });
});
afterAll(() => scenario.end());

/** Runs `work` while another process of the same shop runs with this key ring. */
async function withRing<T>(env: Record<string, string>, work: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await startTestApp({ beside: scenario.app, env: { JWT_SECRET: '', ...env } });
  try {
    return await work(app);
  } finally {
    await app.stop();
  }
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const me = (app: TestApp, token: string) => app.call.get('/api/auth/me', token);
const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } };

describe('the key ring of a shop', () => {
  it('[TRU-106] signs with its first key, verifies with all, and refuses tokens of a removed one', async () => {
    const client = await scenario.app.people.client();
    const { email } = client;
    const before = await withRing({ JWT_SECRETS: ONE }, async (app) => {
      const person = await app.people.login(email);
      expect(kidOf(person.token)).toBe('k1');
      await me(app, person.token).expect(200);
      return person.token;
    });
    const bob = await scenario.app.people.client();
    await withRing({ JWT_SECRETS: `${TWO},${ONE}` }, async (app) => {
      await me(app, before).expect(200);
      expect(kidOf((await app.people.login(bob.email)).token)).toBe('k2');
    });
    await withRing({ JWT_SECRETS: TWO }, async (app) => {
      expect(await me(app, before)).toMatchObject(refused);
      expect(kidOf((await app.people.login(email)).token)).toBe('k2');
    });
  }, 120_000);

  it('[TRU-106] accepts signed URLs of files that a former key has signed, until that key is removed', async () => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.send(scenario.amina, ticket, pdf(), 'kept.pdf').expect(201);
    const { fileUrl } = body.message as { fileUrl: string };
    await scenario.app.call.get(fileUrl).expect(200);
    await withRing({ JWT_SECRETS: ONE, JWT_SECRET: SINGLE }, (app) => app.call.get(fileUrl).expect(200));
    await withRing({ JWT_SECRETS: ONE }, (app) => app.call.get(fileUrl).expect(403));
  }, 120_000);

  it('[TRU-107] accepts tokens that were signed with JWT_SECRET, by this release or an earlier one', async () => {
    const client = await scenario.app.people.client();
    expect(kidOf(client.token)).toBeUndefined();
    const sid = JSON.parse(Buffer.from(client.token.split('.')[1]!, 'base64url').toString()).sid as string;
    const former = await new SignJWT({ sid, role: 'client' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(client.id)
      .setExpirationTime('30d')
      .sign(new TextEncoder().encode(SINGLE));
    await withRing({ JWT_SECRETS: ONE, JWT_SECRET: SINGLE }, async (app) => {
      for (const token of [client.token, former]) await me(app, token).expect(200);
      expect(kidOf((await app.people.login(client.email)).token)).toBe('k1');
    });
    const bob = await scenario.app.people.client();
    await withRing({ JWT_SECRETS: ONE }, async (app) => {
      expect(await me(app, bob.token)).toMatchObject(refused);
    });
  }, 120_000);

  it('[TRU-106] refuses a token that names another key than the one that signed it', async () => {
    const client = await scenario.app.people.client();
    const [, payload] = client.token.split('.');
    const { sid } = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as { sid: string };
    const forged = await Promise.all(
      ['k1', 'unknown', ''].map((kid) =>
        new SignJWT({ sid, role: 'client' })
          .setProtectedHeader({ alg: 'HS256', kid })
          .setSubject(client.id)
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(SINGLE)),
      ),
    );
    await withRing({ JWT_SECRETS: ONE, JWT_SECRET: SINGLE }, async (app) => {
      for (const token of forged) expect(await me(app, token)).toMatchObject(refused);
    });
  }, 120_000);

  it('[TRU-107] re-encrypts TOTP secrets, so that codes still work when the former key is removed', async () => {
    const client = await scenario.app.people.client();
    const kidOfSecret = async () => {
      const text = 'select kid from identity.totp where user_id = $1';
      return (await scenario.app.database.query<{ kid: string | null }>(text, [client.id]))[0]?.kid;
    };
    let secret = '';
    const signIn = async (app: TestApp) => {
      app.clock.advance(10 * 60_000);
      const { body } = await app.call
        .post('/api/auth/login')
        .send({ email: client.email, password: PASSWORD });
      const { challenge } = (body as { secondStep: { challenge: string } }).secondStep;
      const code = new Authenticator(app, secret).freshCode();
      return app.call.post('/api/auth/login/second-step').send({ challenge, code });
    };
    await withRing({ JWT_SECRETS: ONE, JWT_SECRET: SINGLE, RUN_JOBS: 'false' }, async (app) => {
      ({ secret } = (await enrol(app, client)).authenticator);
      expect(await kidOfSecret()).toBe('k1');
    });
    const rotated = { JWT_SECRETS: `${TWO},${ONE}`, JWT_SECRET: SINGLE };
    await withRing({ ...rotated, TEST_PERIOD_FACTOR: '0.001' }, async () => {
      await eventually(async () => (await kidOfSecret()) === 'k2', 30_000);
    });
    await withRing({ JWT_SECRETS: TWO }, async (app) => {
      expect((await signIn(app)).status).toBe(200);
    });
    const warnings = jest.spyOn(Logger.prototype, 'warn');
    const lost = () => warnings.mock.calls.map(String).filter((line) => line.includes('authenticator apps'));
    await withRing({ JWT_SECRETS: ONE }, async (app) => {
      expect((await signIn(app)).status).toBe(400);
      // One line warns the operator at the start.
      expect(lost()).toEqual([
        expect.stringMatching(/^1 secrets? of authenticator apps .* JWT_SECRETS lacks/),
      ]);
    });
    warnings.mockRestore();
  }, 180_000);
});
