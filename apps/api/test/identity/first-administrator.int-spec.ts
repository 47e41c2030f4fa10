import {
  CreateAdministrator,
  DEMO_PASSWORDS,
  ImportUser,
  PromoteToAdministrator,
  ReplacePassword,
  type Role,
} from '@manette/contracts/identity';
import { createTestDatabase, type TestDatabase } from '@manette/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { contextPersistences } from '../../src/contexts.js';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

const PASSWORD = 'Bossy123';
const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
const admin = (name: string) => ({
  ADMIN_EMAIL: `${name}@Shop.test`,
  ADMIN_PASSWORD: PASSWORD,
  ADMIN_USERNAME: name,
});
let database: TestDatabase;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase(contextPersistences);
  [app, other] = await Promise.all([
    startTestApp({ database, env: admin('boss') }),
    startTestApp({ database, env: admin('chief') }),
  ]);
});
afterAll(async () => {
  await Promise.all([app.stop(), other.stop()]);
  await database.drop();
});

describe('the first administrator', () => {
  it('is created, verified, by one of two processes that start concurrently, and not again by a later one', async () => {
    const later = await startTestApp({ database, env: admin('late') });
    await later.stop();
    const logIn = (name: string) =>
      app.call.post('/api/auth/login').send({ email: `${name}@shop.test`, password: PASSWORD });
    const answers = [await logIn('boss'), await logIn('chief'), await logIn('late')];
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const { body } = answers.find(({ status }) => status === 200) ?? {};
    expect(body.user).toMatchObject({ role: 'admin', emailVerified: true, isActive: true });
  });
});

describe('production without a password for the first administrator', () => {
  it('starts without creating one', async () => {
    const empty = await createTestDatabase(contextPersistences);
    const env = { ...PRODUCTION, ADMIN_EMAIL: 'boss@shop.test' };
    const production = await startTestApp({ database: empty, env: { ...env, ADMIN_PASSWORD: '' } });
    await production.call
      .post('/api/auth/login')
      .send({ email: 'boss@shop.test', password: 'Admin123!' })
      .expect(401);
    await production.stop();
    await empty.drop();
  });
});

describe('a shop with data from development that now runs in production', () => {
  let used: TestDatabase;
  let before: TestApp;
  let after: TestApp;
  let nadia: TestPerson;
  beforeAll(async () => {
    used = await createTestDatabase(contextPersistences);
    before = await startTestApp({ database: used });
    const bring = (name: string, role: Role, password: string) =>
      before.app.get(CommandBus).execute(
        new ImportUser({
          ...{ username: name, email: `${name}@example.test`, phone: null },
          ...{ password, role, emailVerified: true, createdAt: new Date() },
        }),
      );
    await bring('nadia', 'admin', DEMO_PASSWORDS.admin);
    await bring('yacine', 'client', DEMO_PASSWORDS.client);
    await bring('amel', 'client', 'Chosen1');
    nadia = await before.people.login('nadia@example.test', DEMO_PASSWORDS.admin);
    after = await startTestApp({ beside: before, env: { ...PRODUCTION, ADMIN_PASSWORD: PASSWORD } });
  });
  afterAll(async () => {
    await after.stop();
    await before.stop();
    await used.drop();
  });
  const logIn = (email: string, password: string) =>
    after.call.post('/api/auth/login').send({ email, password });

  it('refuses passwords that the source code contains, and ends the sessions that began with one', async () => {
    await logIn('nadia@example.test', DEMO_PASSWORDS.admin).expect(401);
    await logIn('yacine@example.test', DEMO_PASSWORDS.client).expect(401);
    await logIn('admin@manette.test', DEMO_PASSWORDS.admin).expect(401);
    await before.call.get('/api/auth/me', nadia.token).expect(401);
  });

  it('accepts passwords that users chose, and the configured password of the first administrator', async () => {
    await logIn('amel@example.test', 'Chosen1').expect(200);
    await logIn('admin@manette.test', PASSWORD).expect(200);
  });
});

describe('importing a user', () => {
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

  it('keeps the user’s data, without sending a mail', async () => {
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

  it('happens once for an address', async () => {
    const again = await bring({ username: 'somebody-else' });
    expect(again).toEqual(await bring());
  });
});

describe('the operator', () => {
  const order = (command: object) => app.app.get(CommandBus).execute(command);

  it('creates administrators', async () => {
    await order(
      new CreateAdministrator({ username: 'manager', email: 'Manager@Shop.test', password: 'Secret1' }),
    );
    const manager = await app.people.login('manager@shop.test', 'Secret1');
    await app.call.get('/api/users', manager.token).expect(200);
  });

  it('promotes a user to administrator, which takes effect immediately in the user’s session', async () => {
    const ann = await app.people.client();
    await app.call.get('/api/users', ann.token).expect(403);
    await order(new PromoteToAdministrator(ann.email.toUpperCase()));
    await app.call.get('/api/users', ann.token).expect(200);
  });

  it('replaces a password and ends the user’s sessions', async () => {
    const ann = await app.people.client();
    await order(new ReplacePassword(ann.email, 'NewSecret1'));
    expect((await app.call.get('/api/auth/me', ann.token).expect(401)).body.code).toBe('UNAUTHENTICATED');
    await app.people.login(ann.email, 'NewSecret1');
    await expect(order(new ReplacePassword('nobody@shop.test', 'NewSecret1'))).rejects.toThrow(
      'User not found',
    );
  });
});
