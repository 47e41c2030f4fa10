import { ImportUser } from '@manette/contracts/identity';
import { CommandBus } from '@nestjs/cqrs';
import { startTestApp, type TestApp } from '../support/index.js';

const ADMIN = { ADMIN_EMAIL: 'Boss@Shop.test', ADMIN_PASSWORD: 'Bossy123', ADMIN_USERNAME: 'boss' };
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN });
  other = await startTestApp({
    database: app.database,
    env: { ...ADMIN, ADMIN_EMAIL: 'second@shop.test', ADMIN_USERNAME: 'second' },
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

describe('the first administrator', () => {
  it('is created at start, verified, when there is none, and only then', async () => {
    const boss = await app.people.login('boss@shop.test', ADMIN.ADMIN_PASSWORD);
    const { body } = await app.call.get('/api/users', boss.token).query({ role: 'admin' }).expect(200);
    expect(body.users).toEqual([
      expect.objectContaining({ username: 'boss', email: 'boss@shop.test', emailVerified: true }),
    ]);
  });
});

describe('importing a person', () => {
  const sara = {
    username: 'sara-b',
    email: 'Sara@Shop.test',
    phone: null,
    password: 'Secret1',
    role: 'client',
    emailVerified: true,
    createdAt: new Date('2026-01-02T03:04:05Z'),
  } as const;
  const bring = (change: object = {}) =>
    app.app.get(CommandBus).execute<ImportUser, { id: string }>(new ImportUser({ ...sara, ...change }));

  it('takes them as they were, without a mail', async () => {
    const { id } = await bring();
    const { token } = await app.people.login('sara@shop.test', sara.password);
    const { body } = await app.call.get('/api/auth/me', token).expect(200);
    expect(body.user).toMatchObject({
      _id: id,
      username: 'sara-b',
      emailVerified: true,
      createdAt: '2026-01-02T03:04:05.000Z',
    });
    expect(await app.mails.to('sara@shop.test')).toEqual([]);
  });

  it('does it once for an address', async () => {
    const again = await bring({ username: 'somebody-else' });
    expect(again).toEqual(await bring());
  });
});
