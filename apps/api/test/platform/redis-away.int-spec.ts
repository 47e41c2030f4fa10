import { eventually, startBreakableProxy, type BreakableProxy } from '@manette/platform/testing';
import { Redis } from 'ioredis';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

const redis = process.env.TEST_REDIS_URL;
const FAILED_SIGN_INS = 10;

// These tests need Redis.
(redis ? describe : describe.skip)('while Redis is unavailable', () => {
  let proxy: BreakableProxy;
  let app: TestApp;
  let ann: TestPerson;
  beforeAll(async () => {
    proxy = await startBreakableProxy(`${redis}/7`);
    // The processes look for lost schedules every second instead of every minute.
    app = await startTestApp({ env: { REDIS_URL: proxy.url, TEST_PERIOD_FACTOR: '0.01' } });
    ann = await app.people.verifiedClient();
  });
  afterAll(async () => {
    proxy.mend();
    await app.stop();
    await proxy.close();
  });

  const signIn = (password: string) => app.call.post('/api/auth/login').send({ email: ann.email, password });

  it('[contract 2] users browse, order and sign in, guessing stays limited, and events arrive afterwards', async () => {
    const admin = await app.people.admin();
    const staff = await app.sockets.connect(admin.token);
    proxy.break();
    await app.call.get('/api/accounts', ann.token).expect(200);
    const { body } = await signIn(ann.password).expect(200);
    const { token } = body as { token: string };
    const opened = await app.call
      .post('/api/messages/support/ticket', token)
      .send({ subject: 'In the storm', orderType: 'general' })
      .expect(201);
    await app.call.post('/api/auth/forgot-password').send({ email: ann.email }).expect(200);
    const { ticket } = opened.body as { ticket: { _id: string } };
    for (let guess = 0; guess < FAILED_SIGN_INS; guess += 1) await signIn(`Wrong${guess}`).expect(401);
    await signIn(ann.password).expect(429);
    const down = { ready: false, checks: { database: 'up', queue: 'down' } };
    await app.call.get('/api/health/ready').expect(503, down);

    proxy.mend();
    await staff.next('new_support_ticket', ({ _id }) => _id === ticket._id);
    expect((await app.mails.expect(ann.email, 2)).map(({ subject }) => subject)).toContain(
      'Reset your password',
    );
  });

  it('[contract 2] repeated jobs continue after Redis has lost its data', async () => {
    const direct = new Redis(`${redis}/7`);
    const schedules = async () => (await direct.keys('bull:*:repeat')).toSorted();
    await eventually(async () => (await schedules()).length);
    const before = await schedules();
    await direct.flushdb();
    await eventually(async () => (await schedules()).length === before.length);
    expect(await schedules()).toEqual(before);
    await direct.quit();
  });
});
