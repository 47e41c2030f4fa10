import {
  CreateAdministrator,
  ImportUser,
  PromoteToAdministrator,
  ReplacePassword,
} from '@manette/contracts/identity';
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

describe('the operator', () => {
  const order = (command: object) => app.app.get(CommandBus).execute(command);

  it('creates administrators', async () => {
    await order(
      new CreateAdministrator({ username: 'chief', email: 'Chief@Shop.test', password: 'Secret1' }),
    );
    const chief = await app.people.login('chief@shop.test', 'Secret1');
    await app.call.get('/api/users', chief.token).expect(200);
  });

  it('makes somebody an administrator, at once and for the session they have', async () => {
    const ann = await app.people.client();
    await app.call.get('/api/users', ann.token).expect(403);
    await order(new PromoteToAdministrator(ann.email.toUpperCase()));
    await app.call.get('/api/users', ann.token).expect(200);
  });

  it('replaces a password and ends the sessions', async () => {
    const ann = await app.people.client();
    await order(new ReplacePassword(ann.email, 'NewSecret1'));
    expect((await app.call.get('/api/auth/me', ann.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
    await app.people.login(ann.email, 'NewSecret1');
    await expect(order(new ReplacePassword('nobody@shop.test', 'NewSecret1'))).rejects.toThrow(
      'User not found',
    );
  });
});
