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
  it('is replaced by the mailed link, which ends every session', async () => {
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

  it('works once, even for two at the same time', async () => {
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

  it('works for one hour, and not after', async () => {
    const ann = await app.people.client();
    await forgot(ann.email).expect(200);
    const [link] = await resetLinks(ann.email);
    app.clock.advance(HOUR);
    expect((await reset(secretOf(link), 'NewSecret1').expect(400)).body.code).toBe('INVALID_TOKEN');
  });

  it('says nothing about whether the address is known, and mails nobody else', async () => {
    const ann = await app.people.client();
    const known = await forgot(ann.email).expect(200);
    const unknown = await forgot('nobody@shop.test').expect(200);
    expect(unknown.body).toEqual(known.body);
    await resetLinks(ann.email);
    expect(await app.mails.to('nobody@shop.test')).toEqual([]);
  });

  it('keeps the rule for passwords, and the former password when it is broken', async () => {
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

  it('refuses other tokens, those that verify an address among them', async () => {
    const ann = await app.people.client();
    const [mail] = await app.mails.expect(ann.email);
    for (const secret of [undefined, '', 'x', 'A'.repeat(43), 'A'.repeat(5000), secretOf(mail?.links[0])])
      expect((await reset(secret, 'NewSecret1').expect(400)).body.code).toBe('INVALID_TOKEN');
  });
});

describe('asking too often', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => strict.stop());

  it('answers 200 and mails once a minute', async () => {
    const ann = await strict.people.client();
    const ask = () => strict.call.post('/api/auth/forgot-password').send({ email: ann.email });
    for (let time = 0; time < 3; time++) await ask().expect(200);
    await resetLinks(ann.email, 1, strict);
    const marker = await strict.people.client();
    await strict.mails.expect(marker.email);
    expect(await strict.mails.to(ann.email)).toHaveLength(2);
  });
});
