import { ReplacePassword } from '@manette/contracts/identity';
import { CommandBus } from '@nestjs/cqrs';
import { passwordHasher } from '../support/password-hasher.js';
import { PASSWORD, startTestApp, type TestApp } from '../support/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const HOUR = 60 * 60 * 1000;
const forgot = (email: string) => app.call.post('/api/auth/forgot-password').send({ email });
const reset = (token: string | undefined, password: string) =>
  app.call.post('/api/auth/reset-password').send({ token, password });
const resetLinks = async (email: string, count = 1, { mails: box } = app) => {
  const mails = await box.expect(email, count + 1);
  return mails.flatMap(({ links }) => links).filter((link) => link.includes('/reset-password/'));
};
const secretOf = (link = '') => link.split('/').at(-1) ?? '';

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends every session', async () => {
    const ann = await app.people.client();
    const { body } = await forgot(` ${ann.email.toUpperCase()}`).expect(200);
    expect(body).toEqual({ message: expect.any(String) });
    const [link] = await resetLinks(ann.email);
    expect(link).toMatch(/^http:\/\/manette\.test\/reset-password\/[A-Za-z0-9_-]{43}$/);
    expect((await reset(secretOf(link), 'NewSecret1').expect(200)).body).toEqual({
      message: expect.any(String),
    });
    expect((await app.call.get('/api/auth/me', ann.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
    await app.call.post('/api/auth/login').send({ email: ann.email, password: PASSWORD }).expect(401);
    await app.people.login(ann.email, 'NewSecret1');
  });

  it('is replaced only once, even with two concurrent calls', async () => {
    const ann = await app.people.client();
    await forgot(ann.email).expect(200);
    const [link] = await resetLinks(ann.email);
    const answers = await Promise.all([
      reset(secretOf(link), 'NewSecret1'),
      reset(secretOf(link), 'NewSecret2'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('INVALID_TOKEN');
  });

  it('can be replaced for less than one hour', async () => {
    const ann = await app.people.client();
    await forgot(ann.email).expect(200);
    const [link] = await resetLinks(ann.email);
    app.clock.advance(HOUR);
    expect((await reset(secretOf(link), 'NewSecret1').expect(400)).body.code).toBe('INVALID_TOKEN');
  });

  it('cannot be replaced by a link that was mailed before the password was changed', async () => {
    const ann = await app.people.client();
    await forgot(ann.email).expect(200);
    const [link] = await resetLinks(ann.email);
    await app.call.put('/api/users/profile', ann.token).send({ password: 'NewSecret1' }).expect(200);
    expect((await reset(secretOf(link), 'NewSecret2').expect(400)).body.code).toBe('INVALID_TOKEN');
  });

  it('gives the same answer whether or not the address is known, and mails only known users', async () => {
    const ann = await app.people.client();
    const known = await forgot(ann.email).expect(200);
    const unknown = await forgot('nobody@shop.test').expect(200);
    expect(unknown.body).toEqual(known.body);
    await resetLinks(ann.email);
    expect(await app.mails.to('nobody@shop.test')).toEqual([]);
  });

  it('is replaced only by a valid password; an invalid one leaves the link usable', async () => {
    const ann = await app.people.client();
    await forgot(ann.email).expect(200);
    const [link] = await resetLinks(ann.email);
    const { body } = await reset(secretOf(link), 'short').expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Password must be at least 6 characters',
    });
    await app.people.login(ann.email, PASSWORD);
    await reset(secretOf(link), 'NewSecret1').expect(200);
  });

  it('causes no password hashing when the link is invalid', async () => {
    const hash = jest.spyOn(passwordHasher(app.app), 'hash');
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    for (const { email } of [ann, bob]) await forgot(email).expect(200);
    const [[used], [late]] = await Promise.all([resetLinks(ann.email), resetLinks(bob.email)]);
    await reset(secretOf(used), 'NewSecret1').expect(200);
    app.clock.advance(HOUR);
    hash.mockClear();
    for (const secret of ['x', 'A'.repeat(43), secretOf(used), secretOf(late)])
      await reset(secret, 'NewSecret2').expect(400);
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });

  it('is not replaced with other tokens, such as one that verifies an address', async () => {
    const ann = await app.people.client();
    const [mail] = await app.mails.expect(ann.email);
    for (const secret of [undefined, '', 'x', 'A'.repeat(43), 'A'.repeat(5000), secretOf(mail?.links[0])])
      expect((await reset(secret, 'NewSecret1').expect(400)).body.code).toBe('INVALID_TOKEN');
  });
});

describe('rate limits for passwords', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => strict.stop());

  it('a forgotten password: always 200, but at most one mail a minute', async () => {
    const ann = await strict.people.client();
    const ask = () => strict.call.post('/api/auth/forgot-password').send({ email: ann.email });
    for (let time = 0; time < 3; time++) await ask().expect(200);
    await resetLinks(ann.email, 1, strict);
    const marker = await strict.people.client();
    await strict.mails.expect(marker.email);
    expect(await strict.mails.to(ann.email)).toHaveLength(2);
  });

  it('a forgotten password: always 200, but no mail after 60 calls an hour from one network', async () => {
    const [ann, bob] = [await strict.people.client(), await strict.people.client()];
    const ask = (email: string, ip: string) =>
      strict.call.post('/api/auth/forgot-password').set('x-forwarded-for', ip).send({ email }).expect(200);
    for (let time = 1; time <= 60; time++) await ask(`nobody${time}@shop.test`, '10.0.0.9');
    await ask(ann.email, '10.0.0.9');
    await ask(bob.email, '10.0.0.8');
    await resetLinks(bob.email, 1, strict);
    expect(await strict.mails.to(ann.email)).toHaveLength(1);
  });

  it('at most 30 password changes an hour for one user', async () => {
    const ann = await strict.people.client();
    const change = () => strict.call.put('/api/users/profile', ann.token).send({ password: PASSWORD });
    for (let time = 1; time <= 30; time++) await change().expect(200);
    expect((await change().expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
  });

  it('at most 60 attempts with tokens an hour from one network', async () => {
    const guess = (ip: string) =>
      strict.call
        .post('/api/auth/reset-password')
        .set('x-forwarded-for', ip)
        .send({ token: 'A'.repeat(43), password: 'NewSecret1' });
    for (let time = 1; time <= 60; time++) await guess('10.0.0.1').expect(400);
    const { body, headers } = await guess('10.0.0.1').expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    await guess('10.0.0.2').expect(400);
  });
});

describe('a password that the operator resets', () => {
  const replace = (email: string) =>
    app.app.get(CommandBus).execute(new ReplacePassword(email, 'NewSecret1'));

  it('removes the link to Google too', async () => {
    const { id, email } = await app.people.client();
    await app.database.query(`update identity.users set google_id = 'stranger' where id = $1`, [id]);
    await replace(email);
    expect(await app.database.query('select google_id from identity.users where id = $1', [id])).toEqual([
      { google_id: null },
    ]);
    expect((await app.people.login(email, 'NewSecret1')).id).toBe(id);
  });

  it('invalidates a link that was mailed before', async () => {
    const { email } = await app.people.client();
    await forgot(email).expect(200);
    const [link] = await resetLinks(email);
    await replace(email);
    await reset(secretOf(link), 'Stranger1').expect(400);
  });
});
