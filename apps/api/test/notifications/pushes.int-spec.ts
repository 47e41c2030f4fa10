import { SESSION_IDLE_LIMIT } from '@manette/contracts/identity';
import type { DeviceView } from '@manette/contracts/notifications';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import { Scenario } from '../orders/support/scenario.js';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { PushService, topicOf, vapidClaims, type PushBrowser } from './support/push-service.js';

const DEVICES = '/api/notifications/devices';
const PREFERENCES = '/api/notifications/preferences';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
/** Delays of pushes are short with this factor, and the sweep runs each second. */
const env = { TEST_PERIOD_FACTOR: '0.001' };

let scenario: Scenario;
let second: TestApp;
let service: PushService;
let count = 0;
beforeAll(async () => {
  service = await PushService.start();
  scenario = await Scenario.create({ env });
  second = await startTestApp({ env, beside: scenario.app });
});
afterAll(async () => {
  await second.stop();
  await scenario.end();
  await service.stop();
});

const subscribe = (by: TestPerson, browser: PushBrowser, language: 'en' | 'ar' = 'en') =>
  scenario.app.call.post(DEVICES, by.token).set('user-agent', CHROME).send(browser.subscription(language));
const newBrowser = () => service.browser(`browser-${++count}`);

async function browserOf(by: TestPerson, language: 'en' | 'ar' = 'en'): Promise<PushBrowser> {
  const browser = newBrowser();
  await subscribe(by, browser, language).expect(201);
  return browser;
}
const devices = async (by: TestPerson) =>
  ((await scenario.app.call.get(DEVICES, by.token).expect(200)).body as { devices: DeviceView[] }).devices;
const prefer = (by: TestPerson, changes: object) =>
  scenario.app.call.put(PREFERENCES, by.token).send(changes).expect(200);
const newClient = () => scenario.app.people.verifiedClient(`reader${++count}`);
const test = (by: TestPerson, id: string) => scenario.app.call.post(`${DEVICES}/${id}/test`, by.token);
const rows = (sql: string, browser: PushBrowser) =>
  scenario.app.database.query(sql, [`%${browser.path}`]) as Promise<unknown[]>;
const isRegistered = async (browser: PushBrowser) =>
  (await rows('select 1 from notifications.device where endpoint like $1', browser)).length > 0;
const forgotten = (browser: PushBrowser) => eventually(async () => !(await isRegistered(browser)));
const OF_BROWSER = 'select id from notifications.device where endpoint like $1';
/** Waits until all pushes to a browser have been sent or dropped. */
const settled = (browser: PushBrowser) =>
  eventually(
    async () =>
      (await rows(`select 1 from notifications.push where device_id in (${OF_BROWSER})`, browser)).length ===
      0,
  );
const ofTag = (browser: PushBrowser, tag: string) =>
  eventually(() => browser.messages.find((message) => message.tag === tag));
const promoted = async () => {
  const { id, email } = await newClient();
  await scenario.app.call.put(`/api/users/${id}`, scenario.admin.token).send({ role: 'admin' }).expect(200);
  return scenario.app.people.login(email);
};
const assign = (ticketId: string, to: TestPerson) => scenario.said(to, ticketId, 'I take this');
/** Sends a test push, which arrives after all earlier notices were decided. Returns the kinds of all received pushes. */
async function quietly(by: TestPerson, browser: PushBrowser): Promise<string[]> {
  const [device] = await devices(by);
  await test(by, device?._id ?? '').expect(202);
  await eventually(() => browser.messages.find(({ kind }) => kind === 'test'), 30_000);
  return browser.messages.map(({ kind }) => kind);
}

describe('the devices of a user', () => {
  it('[POC-030, POC-032] are registered once for each endpoint, with a name, and belong to one user', async () => {
    const [owner, other] = [await newClient(), await newClient()];
    const browser = newBrowser();
    const { body } = await subscribe(owner, browser).expect(201);
    const { device } = body as { device: DeviceView };
    expect(device).toEqual({
      _id: expect.any(String) as string,
      name: 'Chrome on Android',
      createdAt: expect.any(String) as string,
      lastUsedAt: null,
    });
    expect((await subscribe(owner, browser).expect(200)).body).toEqual(body);
    expect(await devices(owner)).toEqual([device]);
    await scenario.app.call.delete(`${DEVICES}/${device._id}`, other.token).expect(404);
    await test(other, device._id).expect(404);
    await subscribe(other, browser).expect(201);
    expect(await devices(owner)).toEqual([]);
    const [theirs] = await devices(other);
    await scenario.app.call.delete(`${DEVICES}/${theirs?._id}`, other.token).expect(200);
    expect(await devices(other)).toEqual([]);
  });

  it('[POC-031] are refused when no push could be sent to them', async () => {
    const owner = await newClient();
    const good = newBrowser().subscription();
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
    const owner = await newClient();
    const browsers: PushBrowser[] = [];
    for (let n = 0; n < 10; n += 1) browsers.push(await browserOf(owner));
    const oldest = (await devices(owner)).at(-1)?._id ?? '';
    await test(owner, oldest).expect(202);
    await eventually(
      async () => (await devices(owner)).some(({ lastUsedAt }) => lastUsedAt !== null) || undefined,
    );
    const unused = (await devices(owner)).at(-2)?._id;
    await browserOf(owner);
    const left = (await devices(owner)).map(({ _id }) => _id);
    expect(left).toHaveLength(10);
    expect(left).toContain(oldest);
    expect(left).not.toContain(unused);
  });

  it('[POC-033] with an expired session are replaced first, however recently they were registered', async () => {
    const boss = await promoted();
    const left = await scenario.app.people.login(boss.email);
    for (let n = 0; n < 9; n += 1) await browserOf(boss);
    const nine = await devices(boss);
    const latest = await browserOf(left);
    const pass = (ms: number) => [scenario.app, second].forEach(({ clock }) => clock.advance(ms));
    // The process has cached that the session is in use. The frozen clock keeps the cache valid on a busy machine.
    const frozen = performance.now();
    const monotonic = jest.spyOn(performance, 'now').mockImplementation(() => frozen);
    // The last use of a session is stored asynchronously. The lock delays that, as on a slow database.
    const db = new pg.Client({ connectionString: scenario.app.database.url });
    await db.connect();
    try {
      await db.query('begin');
      await db.query('select from identity.sessions where user_id = $1 for update', [boss.id]);
      pass(15 * 60_000);
      expect(await devices(boss)).toHaveLength(10);
      pass(15 * 60_000);
      await browserOf(boss);
      expect(await isRegistered(latest)).toBe(false);
      expect(await devices(boss)).toEqual(expect.arrayContaining(nine));
      expect(await devices(boss)).toHaveLength(10);
    } finally {
      monotonic.mockRestore();
      await db.end();
      for (const { clock } of [scenario.app, second]) clock.reset();
    }
  });

  it('[POC-034] are deleted with the session that registered them', async () => {
    const owner = await newClient();
    const browser = await browserOf(owner);
    const ticket = await scenario.open(owner);
    await scenario.app.call.post('/api/auth/logout', owner.token).expect(204);
    await scenario.said(scenario.admin, ticket._id, 'Are you there?');
    const again = await scenario.app.people.login(owner.email);
    expect(await devices(again)).toEqual([]);
    const other = await browserOf(again);
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
    const owner = await newClient();
    const browser = await browserOf(owner);
    const ticket = await scenario.open(owner);
    await end(owner);
    await scenario.said(scenario.admin, ticket._id, 'Are you there?');
    await forgotten(browser);
    expect(browser.raw).toEqual([]);
  });

  it('[POC-034] are deleted with an administrator’s other sessions when these end or the password changes', async () => {
    const boss = await promoted();
    const ended = await scenario.app.people.login(boss.email);
    const [hers, endedOne] = [await browserOf(boss), await browserOf(ended)];
    await scenario.app.call.delete('/api/auth/sessions', boss.token).expect(200);
    await forgotten(endedOne);
    expect(await isRegistered(hers)).toBe(true);

    const elsewhere = await browserOf(await scenario.app.people.login(boss.email));
    const password = { password: 'N3wPassw0rd!' };
    await scenario.app.call.put('/api/users/profile', boss.token).send(password).expect(200);
    await forgotten(elsewhere);
    expect(await isRegistered(hers)).toBe(true);
  });

  it('[POC-034] get no push after an administrator’s session has expired without use', async () => {
    const [boss, client] = [await promoted(), await newClient()];
    const browser = await browserOf(boss);
    const later = 21 * 60_000;
    for (const { clock } of [scenario.app, second]) clock.advance(later);
    try {
      const again = await scenario.app.people.login(boss.email);
      expect(await devices(again)).toEqual([]);
      const other = await browserOf(again);
      const ticket = await scenario.open(await scenario.app.people.login(client.email));
      await ofTag(other, `new-ticket-${ticket._id}`);
      await forgotten(browser);
      expect(browser.raw).toEqual([]);
    } finally {
      for (const { clock } of [scenario.app, second]) clock.reset();
    }
  });

  it('[POC-034] get no push after a client’s session has expired without use', async () => {
    const owner = await newClient();
    const browser = await browserOf(owner);
    const ticket = await scenario.open(owner);
    for (const { clock } of [scenario.app, second]) clock.advance(SESSION_IDLE_LIMIT + 60_000);
    try {
      const other = await browserOf(await scenario.app.people.login(owner.email));
      const { email, password } = scenario.admin;
      await scenario.said(await scenario.app.people.login(email, password), ticket._id, 'Still there?');
      await ofTag(other, `ticket-${ticket._id}`);
      await forgotten(browser);
      expect(browser.raw).toEqual([]);
    } finally {
      for (const { clock } of [scenario.app, second]) clock.reset();
    }
  });

  it('[POC-113] are deleted with their user', async () => {
    const owner = await newClient();
    await browserOf(owner);
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

describe('the push of a message', () => {
  it('[POC-040, POC-041, POC-048, POC-049, POC-003] is encrypted, signed, and without the content', async () => {
    const reader = await newClient();
    const [english, arabic] = [await browserOf(reader), await browserOf(reader, 'ar')];
    const ticket = await scenario.open(reader);
    await scenario.said(scenario.admin, ticket._id, 'A secret');
    const [message] = await english.take(1);
    expect(message).toEqual({
      kind: 'ticketMessages',
      title: 'Manette',
      body: `New message in ${ticket.ticketNumber}`,
      tag: `ticket-${ticket._id}`,
      url: `/support/${ticket._id}`,
      lang: 'en',
      dir: 'ltr',
      unread: 1,
      sentAt: expect.any(String) as string,
    });
    expect((await arabic.take(1))[0]).toMatchObject({ lang: 'ar', dir: 'rtl' });
    const headers = english.raw[0]?.headers;
    expect(headers).toMatchObject({
      ttl: '86400',
      topic: topicOf(`ticket-${ticket._id}`),
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    const { claims, publicKey } = await vapidClaims(headers?.authorization);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:support@manette.test' });
    expect((await scenario.app.call.get('/api/config')).body).toMatchObject({ push: { publicKey } });
    await scenario.said(scenario.admin, ticket._id, 'Another');
    expect((await english.take(2))[1]).toMatchObject({
      body: `2 new messages in ${ticket.ticketNumber}`,
      unread: 2,
    });
  });

  it('[POC-044] has sender and text when content is not hidden', async () => {
    const reader = await newClient();
    await prefer(reader, { hideContent: false });
    const browser = await browserOf(reader);
    const ticket = await scenario.open(reader);
    await scenario.said(scenario.admin, ticket._id, 'x'.repeat(150));
    expect(await browser.take(1)).toMatchObject([{ title: scenario.admin.username, body: 'x'.repeat(100) }]);
  });

  it('[POC-044] describes a file without text in the language of the device', async () => {
    const reader = await newClient();
    await prefer(reader, { hideContent: false });
    const [english, arabic] = [await browserOf(reader), await browserOf(reader, 'ar')];
    const ticket = await scenario.open(reader);
    await scenario.send(scenario.admin, ticket, Buffer.from('%PDF-1.4\n%%EOF'), 'key.pdf').expect(201);
    expect(await english.take(1)).toMatchObject([{ body: 'File attachment' }]);
    expect(await arabic.take(1)).toMatchObject([{ body: 'ملف مرفق', lang: 'ar' }]);
  });

  it('[POC-040, POC-048] of a client goes to the assigned administrator, or to all without one, and never to its writer', async () => {
    const [one, other, client] = [await promoted(), await promoted(), await newClient()];
    const [ones, others, own] = [await browserOf(one), await browserOf(other), await browserOf(client)];
    const ticket = await scenario.open(client);
    const tag = `ticket-${ticket._id}`;
    await scenario.said(client, ticket._id, 'Anybody?');
    expect(await ofTag(others, tag)).toMatchObject({ body: `New message in ${ticket.ticketNumber}` });
    const { unread } = await ofTag(ones, tag);
    const figure = await scenario.app.call.get('/api/messages/support/unread-count', one.token).expect(200);
    expect(Object.values(figure.body as object)).toContain(unread);
    await assign(ticket._id, one);
    expect(await ofTag(own, tag)).toMatchObject({ kind: 'ticketMessages' });
    const before = others.raw.length;
    const told = ones.raw.length;
    await scenario.said(client, ticket._id, 'Thank you');
    await eventually(() => ones.raw.length > told);
    await settled(others);
    expect(others.raw).toHaveLength(before);
    expect(own.raw).toHaveLength(1);
  });

  it('[POC-043] tells a client that an administrator cancelled a ticket, but not own cancellations or taking up', async () => {
    const client = await newClient();
    const browser = await browserOf(client);
    const [ticket, own] = [await scenario.open(client), await scenario.open(client)];
    await scenario.setStatus(scenario.admin, ticket._id, 'in_progress').expect(200);
    await scenario.setStatus(client, own._id, 'cancelled').expect(200);
    await scenario.setStatus(scenario.admin, ticket._id, 'cancelled').expect(200);
    expect(await browser.take(1)).toMatchObject([
      {
        kind: 'orderStatus',
        body: `${ticket.ticketNumber}: Your ticket has been cancelled`,
        tag: `status-${ticket._id}`,
      },
    ]);
    expect(await quietly(client, browser)).toEqual(['orderStatus', 'test']);
  });

  it('[POC-042, POC-044] has the subject of a new ticket when content is not hidden', async () => {
    const [boss, client] = [await promoted(), await newClient()];
    await prefer(boss, { hideContent: false });
    const browser = await browserOf(boss);
    const ticket = await scenario.open(client, { subject: 'A broken key' });
    expect(await ofTag(browser, `new-ticket-${ticket._id}`)).toMatchObject({
      title: 'Manette',
      body: `New ticket ${ticket.ticketNumber}: A broken key`,
    });
  });

  it('[POC-042, POC-043] announces new tickets to administrators, and the end of a ticket to its client', async () => {
    const client = await newClient();
    const [office, own] = [await browserOf(scenario.admin), await browserOf(client)];
    const ticket = await scenario.open(client, { description: 'Please help' });
    expect(await office.take(1)).toMatchObject([
      {
        kind: 'newTickets',
        body: `New ticket ${ticket.ticketNumber}`,
        tag: `new-ticket-${ticket._id}`,
        url: `/support/${ticket._id}`,
      },
    ]);
    await scenario.setStatus(scenario.admin, ticket._id, 'completed').expect(200);
    const ended = await eventually(() => own.messages.find(({ kind }) => kind === 'orderStatus'), 30_000);
    expect(ended).toMatchObject({
      body: `${ticket.ticketNumber}: Your order has been completed!`,
      tag: `status-${ticket._id}`,
      url: `/support/${ticket._id}`,
    });
    expect(office.messages.map(({ kind }) => kind)).not.toContain('ticketMessages');
    expect(
      own.raw.find(({ headers }) => headers.topic === topicOf(`status-${ticket._id}`))?.headers.urgency,
    ).toBe('normal');
  });
});

describe('a user who needs no push', () => {
  it('[POC-050, POC-051] has a page in view, on any process', async () => {
    const reader = await newClient();
    const browser = await browserOf(reader);
    const ticket = await scenario.open(reader);
    const { socket } = await second.sockets.connect(reader.token);
    const tell = (what: unknown) => socket.timeout(30_000).emitWithAck('page_visible', what as boolean);
    expect(await tell('yes')).toEqual({ ok: false, code: 'VALIDATION_FAILED' });
    expect(await tell(true)).toEqual({ ok: true });
    await scenario.said(scenario.admin, ticket._id, 'While in sight');
    expect(await quietly(reader, browser)).toEqual(['test']);
    expect(await tell(false)).toEqual({ ok: true });
    await scenario.said(scenario.admin, ticket._id, 'Out of sight');
    expect((await browser.take(2))[1]).toMatchObject({ kind: 'ticketMessages' });
  });

  it('[POC-053, POC-052, POC-047] gets no push in quiet hours; afterwards, messages that are still unread are pushed once', async () => {
    const reader = await newClient();
    const at = (minutes: number) => {
      const time = new Date(scenario.app.clock.now().getTime() + minutes * 60_000);
      return time.toISOString().slice(11, 16);
    };
    await prefer(reader, { timeZone: 'UTC', quietHours: { enabled: true, from: at(-60), to: at(60) } });
    const browser = await browserOf(reader);
    const [told, read] = [await scenario.open(reader), await scenario.open(reader)];
    await scenario.said(scenario.admin, told._id, 'One');
    await scenario.said(scenario.admin, told._id, 'Two');
    await scenario.said(scenario.admin, read._id, 'Three');
    await scenario.conversation(reader, read._id);
    expect(await quietly(reader, browser)).toEqual(['test']);
    scenario.app.clock.advance(61 * 60_000);
    second.clock.advance(61 * 60_000);
    await browser.take(2);
    expect(await quietly(reader, browser)).toEqual(['test', 'ticketMessages']);
    expect(browser.messages[1]).toMatchObject({ body: `2 new messages in ${told.ticketNumber}` });
    for (const { clock } of [scenario.app, second]) clock.reset();
  });
});

describe('a push service that refuses a push', () => {
  it('[POC-055] is called again five times, and after its Retry-After', async () => {
    const reader = await newClient();
    const [busy, held, gone] = [await browserOf(reader), await browserOf(reader), await browserOf(reader)];
    service.answer(busy, { status: 503 });
    service.answer(held, { status: 429, headers: { 'retry-after': '3' } });
    service.answer(gone, { status: 410 });
    const ticket = await scenario.open(reader);
    await scenario.said(scenario.admin, ticket._id, 'Hello');
    await eventually(() => (busy.raw.length >= 6 && held.raw.length >= 2) || undefined, 60_000);
    const [first, next] = held.raw;
    expect((next?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2_900);
    expect(new Set(busy.messages.map(({ tag }) => tag))).toEqual(new Set([`ticket-${ticket._id}`]));
    expect(gone.raw).toHaveLength(1);
    expect(await devices(reader)).toHaveLength(2);
    service.answer(busy, { status: 201 });
    await eventually(async () => {
      const sql =
        'select 1 from notifications.push p join notifications.device d on d.id = p.device_id where d.endpoint like $1';
      return (await scenario.app.database.query(sql, [`%${busy.path}`])).length === 0 || undefined;
    }, 30_000);
    expect(busy.raw).toHaveLength(6);
  });

  it('[POC-052] is not called again with a push that is no longer true', async () => {
    const boss = await promoted();
    const readers = [await newClient(), await newClient(), await newClient(), await newClient()] as const;
    const [read, deleted, off, waiting] = readers;
    const all = await Promise.all([boss, ...readers].map((reader) => browserOf(reader)));
    const [office, ...theirs] = all as [PushBrowser, ...PushBrowser[]];
    for (const browser of all) service.answer(browser, { status: 429, headers: { 'retry-after': '3600' } });
    const tickets = [
      await scenario.open(read),
      await scenario.open(deleted),
      await scenario.open(off),
    ] as const;
    const messages = [];
    for (const { _id } of tickets) messages.push(await scenario.said(scenario.admin, _id, 'Hello'));
    const [closed, removed] = [await scenario.open(waiting), await scenario.open(waiting)];
    const { _id: accountId } = await scenario.listings.account({ available: 0 });
    await scenario.app.call.post('/api/stock-alerts', waiting.token).send({ accountId }).expect(201);
    const stock = (available: number) =>
      scenario.app.call
        .put(`/api/accounts/${accountId}`, scenario.admin.token)
        .send({ available })
        .expect(200);
    await stock(1);
    await Promise.all(theirs.map((browser) => browser.take(1)));
    for (const { _id } of [closed, removed]) await ofTag(office, `new-ticket-${_id}`);

    await scenario.conversation(read, tickets[0]._id);
    await scenario.app.call
      .delete(`/api/messages/support/message/${messages[1]?._id}`, scenario.admin.token)
      .expect(200);
    await prefer(off, { kinds: { ticketMessages: { push: false } } });
    await scenario.setStatus(waiting, closed._id, 'cancelled').expect(200);
    await scenario.app.call
      .delete(`/api/messages/support/ticket/${removed._id}`, scenario.admin.token)
      .expect(200);
    await stock(0);
    const before = all.map(({ raw }) => raw.length);
    for (const browser of all) {
      service.answer(browser, { status: 201 });
      const due = `update notifications.push set due_at = now() - interval '1 hour' where device_id in (${OF_BROWSER})`;
      await rows(due, browser);
    }
    await Promise.all(all.map(settled));
    // The administrator also receives the new tickets of other users, but no second push about these two.
    const again = office.messages.filter(({ tag }) =>
      [closed, removed].some(({ _id }) => tag === `new-ticket-${_id}`),
    );
    expect(again).toHaveLength(2);
    expect(theirs.map(({ raw }) => raw.length)).toEqual(before.slice(1));
  });

  it('[POC-056] causes the device to be deleted immediately when its address must not be called', async () => {
    const reader = await newClient();
    const browser = await browserOf(reader);
    const [device] = await devices(reader);
    // As if the name of the push service now resolved to another address.
    await scenario.app.database.query('update notifications.device set endpoint = $1 where id = $2', [
      `http://8.8.8.8${browser.path}`,
      device?._id,
    ]);
    await test(reader, device?._id ?? '').expect(202);
    await forgotten(browser);
    expect(browser.raw).toEqual([]);
  });

  it('[POC-056] causes the device to be deleted after ten refusals in a row', async () => {
    const reader = await newClient();
    const browser = await browserOf(reader);
    service.answer(browser, { status: 400 });
    const [device] = await devices(reader);
    for (let n = 1; n <= 10; n += 1) {
      await test(reader, device?._id ?? '').expect(202);
      await eventually(() => browser.raw.length >= n || undefined, 30_000);
    }
    await eventually(async () => (await devices(reader)).length === 0 || undefined, 30_000);
    expect(browser.raw).toHaveLength(10);
  });
});
