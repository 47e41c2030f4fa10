import { SESSION_IDLE_LIMIT } from '@manette/contracts/identity';
import type { DeviceView } from '@manette/contracts/notifications';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import type { Scenario } from '../orders/support/scenario.js';
import type { TestPerson } from '../support/index.js';
import type { PushBrowser } from './support/push-service.js';
import { DEVICES, ofTag, Pushes } from './support/pushes.js';

let pushes: Pushes;
let scenario: Scenario;
beforeAll(async () => {
  pushes = await Pushes.start();
  ({ scenario } = pushes);
});
afterAll(() => pushes.stop());

describe('the devices of a user', () => {
  it('[POC-030, POC-032] are registered once for each endpoint, with a name, and belong to one user', async () => {
    const [owner, other] = [await pushes.newClient(), await pushes.newClient()];
    const browser = pushes.newBrowser();
    const { body } = await pushes.subscribe(owner, browser).expect(201);
    const { device } = body as { device: DeviceView };
    expect(device).toEqual({
      _id: expect.any(String) as string,
      name: 'Chrome on Android',
      createdAt: expect.any(String) as string,
      lastUsedAt: null,
    });
    expect((await pushes.subscribe(owner, browser).expect(200)).body).toEqual(body);
    expect(await pushes.devices(owner)).toEqual([device]);
    await scenario.app.call.delete(`${DEVICES}/${device._id}`, other.token).expect(404);
    await pushes.test(other, device._id).expect(404);
    await pushes.subscribe(other, browser).expect(201);
    expect(await pushes.devices(owner)).toEqual([]);
    const [theirs] = await pushes.devices(other);
    await scenario.app.call.delete(`${DEVICES}/${theirs?._id}`, other.token).expect(200);
    expect(await pushes.devices(other)).toEqual([]);
  });

  it('[POC-031] are refused when no push could be sent to them', async () => {
    const owner = await pushes.newClient();
    const good = pushes.newBrowser().subscription();
    const bad = [
      {},
      { ...good, endpoint: 'not an address' },
      { ...good, endpoint: 'http://8.8.8.8/push' },
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { ...good, keys: { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      { ...good, language: 'fr' },
    ];
    for (const one of bad) {
      const { body } = await scenario.app.call.post(DEVICES, owner.token).send(one).expect(400);
      expect(body).toMatchObject({ message: 'Invalid push subscription' });
    }
  });

  it('[POC-033] are at most ten: the eleventh replaces the one that is unused for the longest time', async () => {
    const owner = await pushes.newClient();
    const browsers: PushBrowser[] = [];
    for (let n = 0; n < 10; n += 1) browsers.push(await pushes.browserOf(owner));
    const oldest = (await pushes.devices(owner)).at(-1)?._id ?? '';
    await pushes.test(owner, oldest).expect(202);
    await eventually(
      async () => (await pushes.devices(owner)).some(({ lastUsedAt }) => lastUsedAt !== null) || undefined,
    );
    const unused = (await pushes.devices(owner)).at(-2)?._id;
    await pushes.browserOf(owner);
    const left = (await pushes.devices(owner)).map(({ _id }) => _id);
    expect(left).toHaveLength(10);
    expect(left).toContain(oldest);
    expect(left).not.toContain(unused);
  });

  it('[POC-033] with an expired session are replaced first, however recently they were registered', async () => {
    const boss = await pushes.newAdministrator();
    const left = await scenario.app.people.login(boss.email);
    for (let n = 0; n < 9; n += 1) await pushes.browserOf(boss);
    const nine = await pushes.devices(boss);
    const latest = await pushes.browserOf(left);
    // The process has cached that the session is in use. The frozen clock keeps the cache valid on a busy machine.
    const frozen = performance.now();
    const monotonic = jest.spyOn(performance, 'now').mockImplementation(() => frozen);
    // The last use of a session is stored asynchronously. The lock delays that, as on a slow database.
    const db = new pg.Client({ connectionString: scenario.app.database.url });
    await db.connect();
    try {
      await db.query('begin');
      await db.query('select from identity.sessions where user_id = $1 for update', [boss.id]);
      pushes.pass(15 * 60_000);
      expect(await pushes.devices(boss)).toHaveLength(10);
      pushes.pass(15 * 60_000);
      await pushes.browserOf(boss);
      expect(await pushes.isRegistered(latest)).toBe(false);
      expect(await pushes.devices(boss)).toEqual(expect.arrayContaining(nine));
      expect(await pushes.devices(boss)).toHaveLength(10);
    } finally {
      monotonic.mockRestore();
      await db.end();
      pushes.resetClocks();
    }
  });

  it('[POC-034] are deleted with the session that registered them', async () => {
    const owner = await pushes.newClient();
    const browser = await pushes.browserOf(owner);
    const ticket = await scenario.open(owner);
    await scenario.app.call.post('/api/auth/logout', owner.token).expect(204);
    await scenario.said(scenario.admin, ticket._id, 'Are you there?');
    const again = await scenario.app.people.login(owner.email);
    expect(await pushes.devices(again)).toEqual([]);
    const other = await pushes.browserOf(again);
    await scenario.said(scenario.admin, ticket._id, 'Here again');
    await other.take(1);
    expect(browser.raw).toEqual([]);
  });

  it.each<[string, (owner: TestPerson) => Promise<unknown>]>([
    ['another sign-in replaces it', (owner) => scenario.app.people.login(owner.email)],
    [
      'an administrator deactivates the client',
      ({ id }) => scenario.app.call.patch(`/api/users/${id}/toggle-status`, scenario.admin.token).expect(200),
    ],
    [
      'an administrator ends it',
      ({ id }) => scenario.app.call.delete(`/api/users/${id}/sessions`, scenario.admin.token).expect(200),
    ],
  ])('[POC-034] are deleted with the session of a client when %s', async (_how, end) => {
    const owner = await pushes.newClient();
    const browser = await pushes.browserOf(owner);
    const ticket = await scenario.open(owner);
    await end(owner);
    await scenario.said(scenario.admin, ticket._id, 'Are you there?');
    await pushes.deleted(browser);
    expect(browser.raw).toEqual([]);
  });

  it('[POC-034] are deleted with an administrator’s other sessions when these end or the password changes', async () => {
    const boss = await pushes.newAdministrator();
    const ended = await scenario.app.people.login(boss.email);
    const [hers, endedOne] = [await pushes.browserOf(boss), await pushes.browserOf(ended)];
    await scenario.app.call.delete('/api/auth/sessions', boss.token).expect(200);
    await pushes.deleted(endedOne);
    expect(await pushes.isRegistered(hers)).toBe(true);

    const elsewhere = await pushes.browserOf(await scenario.app.people.login(boss.email));
    const password = { password: 'N3wPassw0rd!' };
    await scenario.app.call.put('/api/users/profile', boss.token).send(password).expect(200);
    await pushes.deleted(elsewhere);
    expect(await pushes.isRegistered(hers)).toBe(true);
  });

  it('[POC-034] get no push after an administrator’s session has expired without use', async () => {
    const [boss, client] = [await pushes.newAdministrator(), await pushes.newClient()];
    const browser = await pushes.browserOf(boss);
    const later = 21 * 60_000;
    pushes.pass(later);
    try {
      const again = await scenario.app.people.login(boss.email);
      expect(await pushes.devices(again)).toEqual([]);
      const other = await pushes.browserOf(again);
      const ticket = await scenario.open(await scenario.app.people.login(client.email));
      await ofTag(other, `new-ticket-${ticket._id}`);
      await pushes.deleted(browser);
      expect(browser.raw).toEqual([]);
    } finally {
      pushes.resetClocks();
    }
  });

  it('[POC-034] get no push after a client’s session has expired without use', async () => {
    const owner = await pushes.newClient();
    const browser = await pushes.browserOf(owner);
    const ticket = await scenario.open(owner);
    pushes.pass(SESSION_IDLE_LIMIT + 60_000);
    try {
      const other = await pushes.browserOf(await scenario.app.people.login(owner.email));
      const { email, password } = scenario.admin;
      await scenario.said(await scenario.app.people.login(email, password), ticket._id, 'Still there?');
      await ofTag(other, `ticket-${ticket._id}`);
      await pushes.deleted(browser);
      expect(browser.raw).toEqual([]);
    } finally {
      pushes.resetClocks();
    }
  });

  it('[POC-113] are deleted with their user', async () => {
    const owner = await pushes.newClient();
    await pushes.browserOf(owner);
    await scenario.app.call.delete(`/api/users/${owner.id}`, scenario.admin.token).expect(200);
    await eventually(async () => {
      const rows = await scenario.app.database.query(
        'select 1 from notifications.device where user_id = $1',
        [owner.id],
      );
      return rows.length === 0 || undefined;
    });
  });
});
