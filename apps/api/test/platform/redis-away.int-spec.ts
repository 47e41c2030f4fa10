import { startBreakableProxy, type BreakableProxy } from '@manette/platform/testing';
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
    app = await startTestApp({ env: { REDIS_URL: proxy.url } });
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
    for (let guess = 0; guess < FAILED_SIGN_INS; guess += 1) await signIn(`Wrong${guess}`).expect(401);
    await signIn(ann.password).expect(429);
    const opened = await app.call
      .post('/api/messages/support/ticket', token)
      .send({ subject: 'In the storm', orderType: 'general' })
      .expect(201);
    const { ticket } = opened.body as { ticket: { _id: string } };
    const down = { ready: false, checks: { database: 'up', queue: 'down' } };
    await app.call.get('/api/health/ready').expect(503, down);

    proxy.mend();
    await staff.next('new_support_ticket', ({ _id }) => _id === ticket._id);
  });
});
