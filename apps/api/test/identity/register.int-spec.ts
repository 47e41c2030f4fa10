import { startTestApp, type TestApp } from '../support/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ann = { username: 'Ann_1', email: ' Ann@Shop.test ', phone: '+213 (0)551-23', password: 'Secret1' };
const register = (change: object = {}) => app.call.post('/api/auth/register').send({ ...ann, ...change });
const bob = { username: 'bob', email: 'bob@shop.test' };

describe('registering', () => {
  it('[API-006] [ID-002] returns token, user and requiresEmailVerification', async () => {
    const { body } = await register().expect(201);
    expect(body).toEqual({
      token: expect.any(String),
      user: {
        _id: expect.any(String),
        id: body.user._id,
        username: 'Ann_1',
        email: 'ann@shop.test',
        phone: '+213 (0)551-23',
        address: null,
        role: 'client',
        isActive: true,
        emailVerified: false,
        profilePicture: null,
        isOnline: false,
        lastSeen: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      requiresEmailVerification: true,
    });
    await app.call.get('/api/auth/me', body.token).expect(200, { user: body.user });
  });

  it('[TRU-074] refuses an address that a mail program would read as another one', async () => {
    for (const email of ['n1<x@y.test>', 'n1 <x@y.test>', 'a@y.test, b@y.test', 'a@y..test', 'a@localhost']) {
      const { body } = await register({ username: 'nadir', email }).expect(400);
      expect(body.errors).toEqual([{ field: 'email', message: 'Please enter a valid email address' }]);
    }
  });

  it('[ID-126] refuses a username that differs in case only', async () => {
    const { body } = await register({ username: 'ANN_1', email: 'other@shop.test' }).expect(409);
    expect(body).toMatchObject({ code: 'USERNAME_TAKEN', message: 'Username already exists' });
  });

  it('[ID-126] refuses an address that differs in case only', async () => {
    const { body } = await register({ username: 'other', email: 'ANN@shop.TEST' }).expect(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN', message: 'Email already exists' });
  });

  it('accepts one of many concurrent requests for a username, and refuses the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        register({ username: 'racer', email: `racer${index % 3}@shop.test` }),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 'created' : body.code));
    expect(codes.filter((code) => code === 'created')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['created', 'USERNAME_TAKEN']));
  });

  it('accepts one of many concurrent requests for an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register({ username: `many${index}`, email: 'many@shop.test' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_TAKEN');
  });

  it('reports every invalid field with its first message', async () => {
    const { body } = await app.call.post('/api/auth/register').send({ email: 'x', password: 5 }).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Username is required',
      errors: [
        { field: 'username', message: 'Username is required' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'phone', message: 'Phone number is required' },
        { field: 'password', message: 'Password is required' },
      ],
    });
  });

  it('ignores unknown fields', async () => {
    const { body } = await register({ ...bob, role: 'admin', emailVerified: true, isActive: false }).expect(
      201,
    );
    expect(body.user).toMatchObject({ role: 'client', emailVerified: false, isActive: true });
  });
});

describe('registering too often', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.05' } });
  });
  afterAll(() => strict.stop());

  it('is refused after 60 an hour from one client address, here scaled to 3', async () => {
    const again = (index: number) =>
      strict.call
        .post('/api/auth/register')
        .send({ ...ann, username: `fast${index}`, email: `fast${index}@shop.test` });
    for (const index of [1, 2, 3]) await again(index).expect(201);
    const { headers, body } = await again(4).expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  });
});
