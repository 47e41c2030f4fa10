import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const HOUR = 60 * 60 * 1000;
const linksOf = async (person: TestPerson, count = 1) =>
  (await app.mails.expect(person.email, count)).map(({ links }) => links[0] ?? '');
const secretOf = (link: string) => link.split('/').at(-1) ?? '';
const open = (secret: string) => app.call.get(`/api/users/verify-email/${secret}`);
const resend = (person: TestPerson) => app.call.post('/api/users/resend-verification', person.token);
const isVerified = async (person: TestPerson) =>
  (await app.call.get('/api/auth/me', person.token).expect(200)).body.user.emailVerified as boolean;

describe('verifying an address', () => {
  it('[API-008] accepts the token of the mailed link in the path', async () => {
    const ann = await app.people.client();
    const [link = ''] = await linksOf(ann);
    expect(link).toMatch(/^http:\/\/manette\.test\/verify-email\/[A-Za-z0-9_-]{43}$/);
    expect(await isVerified(ann)).toBe(false);
    const { body } = await open(secretOf(link)).expect(200);
    expect(body).toEqual({ message: 'Email verified successfully!', userId: ann.id });
    expect(await isVerified(ann)).toBe(true);
  });

  it('[API-009] accepts the token in the query as well', async () => {
    const ann = await app.people.client();
    const [link = ''] = await linksOf(ann);
    const { body } = await app.call
      .get('/api/users/verify-email')
      .query({ token: secretOf(link) })
      .expect(200);
    expect(body.message).toBe('Email verified successfully!');
  });

  it('responds with 200 when the same link is used again', async () => {
    const ann = await app.people.client();
    const [link = ''] = await linksOf(ann);
    const answers = await Promise.all([open(secretOf(link)), open(secretOf(link))]);
    expect(answers.map(({ status, body }) => [status, body.message]).sort()).toEqual([
      [200, 'Email already verified'],
      [200, 'Email verified successfully!'],
    ]);
  });

  it('[ID-138] has different messages for a missing and an invalid token', async () => {
    const { body } = await app.call.get('/api/users/verify-email').expect(400);
    expect(body).toMatchObject({ code: 'INVALID_TOKEN', message: 'No verification token provided' });
    for (const secret of ['x', 'A'.repeat(43), 'A'.repeat(5000), '%00']) {
      const answer = await open(secret).expect(400);
      expect(answer.body).toMatchObject({
        code: 'INVALID_TOKEN',
        message: 'Invalid or expired verification token',
      });
    }
  });

  it('refuses a link after 24 hours', async () => {
    const ann = await app.people.client();
    const [link = ''] = await linksOf(ann);
    app.clock.advance(24 * HOUR);
    expect((await open(secretOf(link)).expect(400)).body.code).toBe('INVALID_TOKEN');
    expect(await isVerified(ann)).toBe(false);
  });

  it('stores no token in clear text', async () => {
    const ann = await app.people.client();
    const [link = ''] = await linksOf(ann);
    const { default: pg } = await import('pg');
    const db = new pg.Client(app.database.url);
    await db.connect();
    const { rows } = await db.query<{ row: string }>('select t::text as row from identity.one_time_tokens t');
    await db.end();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(secretOf(link)))).toEqual([]);
  });
});

describe('the verification mail', () => {
  const mailTo = async (email: string) => {
    await app.mails.expect(email);
    const folder = app.config.mail.outboxDir;
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    const files = names.map((name) => readFileSync(join(folder, name), 'utf8'));
    return files.find((file) => file.includes(email)) ?? '';
  };
  const register = (username: string, language: string) =>
    app.call
      .post('/api/auth/register')
      .set('accept-language', language)
      .send({ username, email: `${username}@shop.test`, phone: '1', password: 'Secret1' })
      .expect(201);

  it('is written in the language of the user, as HTML and as text', async () => {
    await register('reader_ar', 'ar-DZ,ar;q=0.9,en;q=0.5');
    const [arabic] = await app.mails.expect('reader_ar@shop.test');
    expect(arabic?.text).toMatch(/^مرحبًا \u2068reader_ar\u2069!/);
    const raw = await mailTo('reader_ar@shop.test');
    expect(raw).toMatch(/Content-Type: text\/html[^]*<html lang="ar" dir="rtl">/);
    await register('reader_en', 'fr-FR,en;q=0.8');
    const [english] = await app.mails.expect('reader_en@shop.test');
    expect(english).toMatchObject({ subject: 'Verify your email address' });
    expect(english?.text).toContain('Welcome, reader_en!');
  });

  it('is stored in a readable file: plain UTF-8, with the link unbroken', async () => {
    await register('reader_of_files', 'ar');
    const raw = await mailTo('reader_of_files@shop.test');
    expect(raw).toMatch(/\r\nhttp:\/\/manette\.test\/verify-email\/[\w-]{43}\r\n/);
    expect(raw).toContain('يرجى تأكيد أن هذا البريد الإلكتروني لك.');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });
});

describe('requesting the mail again', () => {
  it('[API-010] [ERR-010] sends a new link, which replaces the former one', async () => {
    const ann = await app.people.client();
    const [former = ''] = await linksOf(ann);
    const { body } = await resend(ann).expect(200);
    expect(body).toEqual({ message: 'Verification email sent! Please check your inbox.' });
    const [newer = ''] = (await linksOf(ann, 2)).filter((link) => link !== former);
    await open(secretOf(former)).expect(400);
    await open(secretOf(newer)).expect(200);
  });

  it('is refused with CONFLICT for a verified address', async () => {
    const ann = await app.people.verifiedClient();
    const { body } = await resend(ann).expect(409);
    expect(body).toMatchObject({ code: 'CONFLICT', message: 'Email already verified' });
  });

  it('[API-010] needs a session', async () => {
    await app.call.post('/api/users/resend-verification').expect(401);
  });
});

describe('requesting the mail too often', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  });
  afterAll(() => strict.stop());

  it('is refused within a minute, with the time to wait', async () => {
    const ann = await strict.people.client();
    await strict.call.post('/api/users/resend-verification', ann.token).expect(200);
    const { body, headers } = await strict.call.post('/api/users/resend-verification', ann.token).expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});
