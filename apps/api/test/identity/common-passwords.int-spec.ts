import { freePort } from '@manette/platform/testing';
import { exitCodeAndOutput, runProgramFor, startTestApp, type TestApp } from '../support/index.js';

const TOO_COMMON = 'This password is too common';
const REFUSED = {
  statusCode: 400,
  code: 'VALIDATION_FAILED',
  message: TOO_COMMON,
  errors: [{ field: 'password', message: TOO_COMMON }],
};
const NAMED = ['Password1', 'Password123', 'Passw0rd', 'Qwerty123', 'Welcome1', 'Abc123'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { COMMON_PASSWORDS: 'refuse' } });
});
afterAll(() => app.stop());

/**
 * Runs a program of the product while the product is running.
 * @returns its exit code and its output
 */
async function run(
  program: 'api' | 'admin',
  typed: string[],
  input: string,
  env: Record<string, string> = {},
) {
  const settings = { COMMON_PASSWORDS: 'refuse', LOG_LEVEL: 'silent', PORT: String(await freePort()) };
  return exitCodeAndOutput(await runProgramFor(app, program, typed, { ...settings, ...env }, input));
}

describe('a common password', () => {
  it('[TRU-069] cannot be used to register, in any letter case that meets the other rules', async () => {
    const input = { username: 'newcomer', email: 'newcomer@shop.test', phone: '+213551234567' };
    for (const password of [...NAMED, 'pASSWORD1', 'ABc123'])
      expect(
        (
          await app.call
            .post('/api/auth/register')
            .send({ ...input, password })
            .expect(400)
        ).body,
      ).toMatchObject(REFUSED);
    const { body } = await app.call.post('/api/auth/register').send({ ...input, password: 'PASSWORD1' });
    expect(body.message).toMatch(/^Password must contain/);
  });

  it('[TRU-069] cannot be set in the profile or by a mailed link; the link stays valid for a second attempt', async () => {
    const ann = await app.people.client();
    const profile = (password: string) =>
      app.call.put('/api/users/profile', ann.token).send({ password, address: 'Oran' });
    expect((await profile('Welcome1').expect(400)).body).toMatchObject(REFUSED);
    expect((await app.call.get('/api/auth/me', ann.token)).body.user.address).toBeNull();

    await app.call.post('/api/auth/forgot-password').send({ email: ann.email }).expect(200);
    const mails = await app.mails.expect(ann.email, 2);
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/reset-password/'));
    const reset = (password: string) =>
      app.call.post('/api/auth/reset-password').send({ token: link?.split('/').at(-1), password });
    expect((await reset('qWERTY123').expect(400)).body).toMatchObject(REFUSED);
    await reset('Better-than-that-1').expect(200);
  });

  it('[TRU-069] still signs in a user who has it already', async () => {
    const ann = await app.people.client();
    const open = await startTestApp({ beside: app, env: { COMMON_PASSWORDS: 'allow' } });
    await open.call.put('/api/users/profile', ann.token).send({ password: 'Password1' }).expect(200);
    await open.stop();
    await app.people.login(ann.email, 'Password1');
  });

  it('[TRU-070] makes the operator’s command fail with code 1', async () => {
    const ann = await app.people.client();
    const refused = { code: 1, says: TOO_COMMON };
    expect(await run('admin', ['reset', ann.email], 'Passw0rd\n')).toEqual(refused);
    const create = ['create', 'chief@shop.test', 'chief'];
    expect(await run('admin', create, 'Abc123\n')).toEqual(refused);
    await app.people.login(ann.email);
  }, 120_000);

  it('[TRU-070] as ADMIN_PASSWORD makes the start fail, with a line that names the setting', async () => {
    const { code, says } = await run('api', [], '', { NODE_ENV: 'test', ADMIN_PASSWORD: 'Welcome1' });
    expect({ code, says }).toEqual({ code: 1, says: `ADMIN_PASSWORD: ${TOO_COMMON}` });
  }, 120_000);
});
