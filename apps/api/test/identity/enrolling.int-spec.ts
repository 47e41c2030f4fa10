import { PromoteToAdministrator } from '@manette/contracts/identity';
import { eventually } from '@manette/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { PASSWORD, startTestApp, type TestApp, type TestPerson } from '../support/index.js';

let app: TestApp;
let db: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ env: { ADMIN_SECOND_STEP: 'required' } });
  db = new pg.Client(app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await app.stop();
});

const enrol = (id: string) =>
  db.query('update identity.users set second_step_at = now() where id = $1', [id]);
/** Returns the first administrator, who signs in with only the password and is then enrolled. */
async function enrolledAdmin(): Promise<TestPerson> {
  await db.query(`update identity.users set second_step_at = null where role = 'admin'`);
  const boss = await app.people.admin();
  await enrol(boss.id);
  // The row was changed directly in the database, and the API may cache a session for 40 ms.
  await eventually(async () => (await app.call.get('/api/users', boss.token)).status === 200);
  return boss;
}

it('[TRU-036] an administrator without a second step may not open sockets or use the API, and may after enrolling', async () => {
  const boss = await app.people.admin();
  await expect(app.sockets.connect(boss.token)).rejects.toThrow('SECOND_STEP_REQUIRED');
  const { body } = await app.call.get('/api/users', boss.token).expect(403);
  const sentence = 'Set up two-step sign-in to continue.';
  expect(body).toMatchObject({ code: 'SECOND_STEP_REQUIRED', message: sentence });
  await app.call.get('/api/auth/me', boss.token).expect(200);
  await enrol(boss.id);
  // The row was changed directly in the database, and the API may cache a session for 40 ms.
  await eventually(async () => (await app.call.get('/api/users', boss.token)).status === 200);
  expect((await app.sockets.connect(boss.token)).socket.connected).toBe(true);
});

describe('promoting a user while a second step is required', () => {
  const promoting: [string, (person: { id: string; email: string }) => Promise<unknown>][] = [
    [
      'an administrator',
      async ({ id }) => {
        const boss = await enrolledAdmin();
        await app.call.put(`/api/users/${id}`, boss.token).send({ role: 'admin' }).expect(200);
      },
    ],
    ['the operator', ({ email }) => app.app.get(CommandBus).execute(new PromoteToAdministrator(email))],
  ];

  it.each(promoting)(
    '[TRU-039] ends the sessions of a user without a second step, by %s',
    async (_, promote) => {
      const ann = await app.people.client();
      const socket = await app.sockets.connect(ann.token);
      const closed = new Promise((resolve) => socket.socket.on('disconnect', resolve));
      await promote(ann);
      await app.call.get('/api/auth/me', ann.token).expect(401, /"UNAUTHENTICATED"/);
      await closed;
      expect((await app.people.login(ann.email, PASSWORD)).id).toBe(ann.id);
    },
  );

  it.each(promoting)(
    '[TRU-039] keeps the session of a user with a second step, by %s',
    async (_, promote) => {
      const ann = await app.people.client();
      await enrol(ann.id);
      await promote(ann);
      await app.call.get('/api/users', ann.token).expect(200);
    },
  );
});
