import {
  createTestDatabase,
  eventually,
  startBreakableProxy,
  type BreakableProxy,
  type TestDatabase,
} from '@manette/platform/testing';
import { contextPersistences } from '../../src/contexts.js';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

let database: TestDatabase;
let proxy: BreakableProxy;
let app: TestApp;
let ann: TestPerson;
beforeAll(async () => {
  database = await createTestDatabase(contextPersistences);
  proxy = await startBreakableProxy(database.url);
  app = await startTestApp({ database: { ...database, url: proxy.url } });
  ann = await app.people.verifiedClient();
});
afterAll(async () => {
  proxy.mend();
  await app.stop();
  await proxy.close();
  await database.drop();
});

describe('while the database is unreachable', () => {
  it('[contract 2] calls return 503 UNAVAILABLE, health reports it, and everything recovers without a restart', async () => {
    const socket = await app.sockets.connect(ann.token);
    const up = { ready: true, checks: { database: 'up', queue: 'up' } };
    await eventually(() => app.call.get('/api/health/ready').expect(200, up));
    proxy.break();

    for (const call of [
      app.call.get('/api/accounts', ann.token),
      app.call.post('/api/auth/login').send({ email: ann.email, password: ann.password }),
      app.call.post('/api/accounts/mark-viewed', ann.token).set('idempotency-key', 'away'),
    ]) {
      const { body } = await call.expect(503);
      expect(body).toMatchObject({ code: 'UNAVAILABLE', message: 'Server error. Please try again later.' });
    }
    await expect(app.sockets.connect(ann.token)).rejects.toThrow('UNAVAILABLE');
    const unknown = '0197f7a0-0000-7000-8000-000000000001';
    expect(await socket.join(unknown)).toEqual({ ok: false, code: 'UNAVAILABLE' });
    const down = { ready: false, checks: { database: 'down', queue: 'down' } };
    await app.call.get('/api/health/ready').expect(503, down);
    await app.call.get('/api/health/live').expect(200, { status: 'ok' });

    proxy.mend();
    await app.call.get('/api/accounts', ann.token).expect(200);
    await eventually(() => app.call.get('/api/health/ready').expect(200));

    // Realtime events and mails recover, too.
    const { body } = await app.call
      .post('/api/messages/support/ticket', ann.token)
      .send({ subject: 'After the storm', orderType: 'general', description: 'Hello' })
      .expect(201);
    const { ticket } = body as { ticket: { _id: string } };
    const admin = await app.people.admin();
    await app.call
      .put(`/api/messages/support/ticket/${ticket._id}/status`, admin.token)
      .send({ status: 'in_progress' })
      .expect(200);
    await socket.next('ticket_status_updated', ({ ticketId }) => ticketId === ticket._id);
    const bob = await app.people.client();
    await app.mails.expect(bob.email);
  });

  it('[contract 2] connections that the database server closes are replaced', async () => {
    const client = await app.people.client();
    await app.call.get('/api/auth/me', client.token).expect(200);
    await database.endConnections();
    const { status } = await app.call.get('/api/auth/me', client.token);
    expect([200, 503]).toContain(status);
    await eventually(() => app.call.get('/api/auth/me', client.token).expect(200));
  });
});
