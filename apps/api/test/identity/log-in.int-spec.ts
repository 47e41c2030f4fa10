import { passwordHasher } from '../support/password-hasher.js';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';

/** OWASP's parameters, as in production: comparing a password takes longer than counting a failure. */
const REAL_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let app: TestApp;
let ann: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  ann = await app.people.client('ann');
});
afterAll(() => app.stop());

const logIn = (email: unknown, password: unknown, ip = '10.0.0.1') =>
  app.call.post('/api/auth/login').set('x-forwarded-for', ip).send({ email, password });

describe('logging in', () => {
  it('[API-005] [ID-003] returns a token and the user', async () => {
    const { body } = await logIn(` ${ann.email.toUpperCase()} `, PASSWORD).expect(200);
    expect(Object.keys(body).sort()).toEqual(['token', 'user']);
    expect(body.user).toMatchObject({ _id: ann.id, email: ann.email, role: 'client' });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  });

  it('gives the same answer for an unknown address and for a wrong password', async () => {
    const unknown = await logIn('nobody@shop.test', PASSWORD).expect(401);
    const wrong = await logIn(ann.email, 'Wrong123').expect(401);
    const endless = await logIn(ann.email, 'Wrong123'.repeat(1000)).expect(401);
    const said = ({ body: { code, message } }: typeof unknown) => ({ code, message });
    expect(said(unknown)).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Invalid credentials' });
    for (const answer of [wrong, endless]) expect(said(answer)).toEqual(said(unknown));
  });

  it('[ID-099] [ID-100] validates the input first', async () => {
    const { body } = await logIn('x', '').expect(400);
    expect(body.errors).toEqual([
      { field: 'email', message: 'Invalid email format' },
      { field: 'password', message: 'Password is required' },
    ]);
    await logIn(['a'], { b: 1 }).expect(400);
  });

  it('is not slowed down by an address of 40,000 dots', async () => {
    const before = process.threadCpuUsage();
    const { body } = await logIn(`a@${'.'.repeat(40_000)}@`, PASSWORD).expect(400);
    expect(body.errors).toEqual([{ field: 'email', message: 'Email must be less than 100 characters' }]);
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('refuses a deactivated user with the code ACCOUNT_DISABLED, but only with the right password', async () => {
    const eve = await app.people.client('eve');
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${eve.id}/toggle-status`, admin.token).expect(200);
    const { body } = await logIn(eve.email, PASSWORD).expect(401);
    expect(body).toMatchObject({ code: 'ACCOUNT_DISABLED', message: 'Your account has been deactivated' });
    expect((await logIn(eve.email, 'Wrong123').expect(401)).body.code).toBe('INVALID_CREDENTIALS');
  });
});

describe('guessing passwords', () => {
  it('is stopped after 10 failures for an address, whatever RATE_LIMIT_FACTOR is', async () => {
    const bea = await app.people.client('bea');
    for (let guess = 1; guess <= 10; guess++)
      await logIn(bea.email, `Wrong${guess}`, `10.1.0.${guess}`).expect(401);
    const { body, headers } = await logIn(bea.email, PASSWORD, '10.1.1.1').expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await logIn(ann.email, PASSWORD, '10.1.1.1').expect(200);
  });

  it('is stopped for unknown addresses in the same way', async () => {
    for (let guess = 1; guess <= 10; guess++) await logIn('ghost@shop.test', 'Wrong1').expect(401);
    await logIn('ghost@shop.test', 'Wrong1').expect(429);
  });

  it('is stopped after 50 failures from one network', async () => {
    for (let guess = 1; guess <= 50; guess++)
      await logIn(`guess${guess}@shop.test`, 'Wrong1', '10.2.0.1').expect(401);
    await logIn(ann.email, PASSWORD, '10.2.0.1').expect(429);
    await logIn(ann.email, PASSWORD, '10.2.0.2').expect(200);
  });

  it('does not succeed with many concurrent guesses once ten have failed', async () => {
    const hasher = passwordHasher(app.app);
    const { cost } = hasher;
    hasher.cost = REAL_COST;
    const cat = await app.people.client('cat');
    hasher.cost = cost;
    const matches = jest.spyOn(hasher, 'matches');
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => logIn(cat.email, `Wrong${guess}`, `10.3.0.${guess}`)),
    );
    const answered = (wanted: number) => guesses.filter(({ status }) => status === wanted).length;
    expect([answered(401), answered(429)]).toEqual([10, 30]);
    const compared = await Promise.allSettled(
      matches.mock.results.map(({ value }) => value as Promise<boolean>),
    );
    matches.mockRestore();
    // Ten guesses, and those that were being compared when the tenth failed.
    expect(compared.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(20);
    await logIn(cat.email, PASSWORD, '10.3.1.1').expect(429);
  });

  it('is not counted for successful sign-ins', async () => {
    for (let time = 1; time <= 12; time++) await logIn(ann.email, PASSWORD, '10.4.0.1').expect(200);
  });
});
