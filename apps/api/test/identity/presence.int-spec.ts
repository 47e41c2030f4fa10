import type { PresenceAnswer } from '@manette/contracts/realtime';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import { Listings } from '../catalog/support/listings.js';
import { startTestApp, type TestApp, type TestPerson, type TestSocket } from '../support/index.js';

let app: TestApp;
let other: TestApp;
let db: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
  db = new pg.Client(app.database.url);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await other.stop();
  await app.stop();
});

const online = async (as: TestPerson) =>
  (await app.call.get('/api/users/online', as.token).expect(200)).body.onlineUsers;
const changes = (
  watcher: { of(event: 'user_status_changed'): { _id: string; isOnline: boolean }[] },
  id: string,
) =>
  watcher
    .of('user_status_changed')
    .filter(({ _id }) => _id === id)
    .map(({ isOnline }) => isOnline);

describe('presence', () => {
  it('[API-011] [ID-063] [ID-064] lists the online users, by role', async () => {
    const [ann, admin] = [await app.people.client(), await app.people.admin()];
    const watcher = await app.sockets.connect(admin.token);
    await app.sockets.connect(ann.token);
    await watcher.next('user_status_changed', ({ _id, isOnline }) => _id === ann.id && isOnline);
    const { admins, clients, total } = await online(ann);
    expect(clients).toContainEqual({ _id: ann.id, username: ann.username, role: 'client', isOnline: true });
    expect(admins).toEqual([{ _id: admin.id, username: 'admin', role: 'admin', isOnline: true }]);
    expect(total).toBe(admins.length + clients.length);
    const { body } = await app.call.get('/api/auth/me', ann.token).expect(200);
    expect(body.user).toMatchObject({ isOnline: true, lastSeen: expect.stringMatching(/Z$/) });
  });

  it('[RT-009] [ID-081] sends an event to everyone when a user comes online, once for all sockets of the user', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const watcher = await app.sockets.connect(bob.token);
    await app.sockets.connect(ann.token);
    const told = await watcher.next('user_status_changed', ({ _id }) => _id === ann.id);
    expect(told).toEqual({
      _id: ann.id,
      username: ann.username,
      role: 'client',
      isOnline: true,
      lastSeen: expect.stringMatching(/Z$/),
    });
    await other.sockets.connect(ann.token);
    await eventually(async () => {
      const text = 'select from identity.presence_sockets where user_id = $1';
      return (await db.query(text, [ann.id])).rowCount === 2;
    });
    expect(changes(watcher, ann.id)).toEqual([true]);
  });

  it('[ID-082] keeps a user online while a socket is open on another process, and for 5 s more', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const watcher = await app.sockets.connect(bob.token);
    const here = await app.sockets.connect(ann.token);
    const there = await other.sockets.connect(ann.token);
    await watcher.next('user_status_changed', ({ _id }) => _id === ann.id);
    here.close();
    await eventually(async () => {
      const text = 'select from identity.presence_sockets where user_id = $1 and left_at is not null';
      return (await db.query(text, [ann.id])).rowCount === 1;
    });
    const closed = Date.now();
    there.close();
    const told = await watcher.next(
      'user_status_changed',
      ({ _id, isOnline }) => _id === ann.id && !isOnline,
    );
    // Compares the time at which the product set the user offline, not the time at which the event arrived on a busy machine.
    const grace = new Date(told.lastSeen ?? 0).getTime() - closed;
    expect(grace).toBeGreaterThanOrEqual(5000);
    expect(grace).toBeLessThan(20_000);
    expect(changes(watcher, ann.id)).toEqual([true, false]);
    expect((await online(bob)).clients).not.toContainEqual(expect.objectContaining({ _id: ann.id }));
  });

  it('sends no event for a user who reconnects within the grace period', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const watcher = await app.sockets.connect(bob.token);
    const first = await app.sockets.connect(ann.token);
    await watcher.next('user_status_changed', ({ _id }) => _id === ann.id);
    first.close();
    await eventually(async () => {
      const text = 'select from identity.presence_sockets where user_id = $1 and left_at is not null';
      return (await db.query(text, [ann.id])).rowCount === 1;
    });
    // Extends the grace period, so that it is not over even on a slow machine.
    const justNow = `update identity.presence_sockets set left_at = now() + interval '1 minute' where left_at is not null`;
    await db.query(`${justNow} and user_id = $1`, [ann.id]);
    const second = await other.sockets.connect(ann.token);
    await app.call.post('/api/auth/logout', ann.token).expect(204);
    await watcher.next('user_status_changed', ({ _id, isOnline }) => _id === ann.id && !isOnline);
    expect(changes(watcher, ann.id)).toEqual([true, false]);
    second.close();
  });

  it.each([
    ['', (ann: TestPerson) => Promise.resolve(ann)],
    [' on the device that replaced another', (ann: TestPerson) => app.people.login(ann.email)],
  ])('sends an event immediately when a user logs out%s', async (_, lastSession) => {
    const [first, bob] = [await app.people.client(), await app.people.client()];
    const watcher = await other.sockets.connect(bob.token);
    await app.sockets.connect(first.token);
    await watcher.next('user_status_changed', ({ _id }) => _id === first.id);
    const ann = await lastSession(first);
    await app.sockets.connect(ann.token);
    await app.call.post('/api/auth/logout', ann.token).expect(204);
    // Events arrive in order: when the socket receives this later event, it has received all earlier ones.
    const { _id: marker } = await new Listings(app, (await app.people.admin()).token).account();
    await watcher.next('new_account_uploaded', (told) => '_id' in told && told._id === marker);
    expect(changes(watcher, ann.id)).toEqual([true, false]);
  });
});

describe('a socket that subscribes to presence', () => {
  const asking = (person: TestPerson) => app.sockets.connect(person.token, { query: { presence: 'asked' } });
  const ask = (socket: TestSocket, event: 'watch_presence' | 'unwatch_presence') =>
    socket.socket.timeout(60_000).emitWithAck(event) as Promise<PresenceAnswer>;
  const newcomer = async (watcher: TestSocket) => {
    const person = await app.people.client();
    await app.sockets.connect(person.token);
    await watcher.next('user_status_changed', ({ _id }) => _id === person.id);
    return person.id;
  };

  it('[RT-009] receives events only while it watches, and recent changes when it starts to watch', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const [watcher, asked] = [await app.sockets.connect(ann.token), await asking(bob)];
    const before = await newcomer(watcher);
    const answer = await ask(asked, 'watch_presence');
    expect(answer).toMatchObject({ ok: true, tooMany: false });
    expect(answer).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({ _id: before, isOnline: true })]),
    });
    const during = await newcomer(asked);
    expect(await ask(asked, 'unwatch_presence')).toEqual({ ok: true });
    await newcomer(watcher);
    await ask(asked, 'watch_presence');
    const last = await newcomer(asked);
    expect(asked.of('user_status_changed').map(({ _id }) => _id)).toEqual([during, last]);
  });
});

describe('many sockets that connect concurrently', () => {
  it('[ID-081] are each announced once, and do not wait for one whose session is locked', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.people.client()));
    const [changing, ...others] = people as [TestPerson, ...TestPerson[]];
    const watcher = await app.sockets.connect((await app.people.client()).token);
    await db.query('begin');
    await db.query('select from identity.sessions where user_id = $1 for update', [changing.id]);
    await app.sockets.connect(changing.token);
    await Promise.all(people.flatMap(({ token }) => [token, token].map((one) => app.sockets.connect(one))));
    for (const { id } of others) await watcher.next('user_status_changed', ({ _id }) => _id === id);
    expect(changes(watcher, changing.id)).toEqual([]);
    await db.query('commit');
    await watcher.next('user_status_changed', ({ _id }) => _id === changing.id);
    for (const { id } of people) expect(changes(watcher, id)).toEqual([true]);
  });
});

describe('a process that died', () => {
  it('is detected when the lease of its sockets has expired', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    const watcher = await app.sockets.connect(bob.token);
    const dead = '0197a000-0000-7000-8000-00000000dead';
    const lapsed = `insert into identity.presence_process values ($1, now() - interval '1 second')`;
    await db.query(lapsed, [dead]);
    await db.query(
      `insert into identity.presence_sockets (socket_id, user_id, session_id, process_id)
       values ('dead', $1, $2, $2)`,
      [ann.id, dead],
    );
    await db.query('insert into identity.presence (user_id, is_online) values ($1, true)', [ann.id]);
    // The processes check for expired leases every ten seconds.
    const told = await watcher.next('user_status_changed', ({ _id }) => _id === ann.id);
    expect(told).toMatchObject({ isOnline: false });
    await eventually(async () => {
      const { rowCount } = await db.query(`select from identity.presence_sockets where socket_id = 'dead'`);
      return rowCount === 0;
    });
  });
});

describe('the test event', () => {
  it('[RT-016] is returned to an administrator with a time, and to no client', async () => {
    const [ann, admin] = [await app.people.client(), await app.people.admin()];
    const client = await app.sockets.connect(ann.token);
    const panel = await app.sockets.connect(admin.token);
    client.socket.emit('test_event');
    panel.socket.emit('test_event');
    expect(await panel.next('test_event')).toEqual({ at: expect.stringMatching(/^\d{4}-.*Z$/) });
    panel.socket.emit('test_event', { hello: 1 } as never);
    expect(await panel.next('test_event', (event) => 'hello' in event)).toEqual({
      hello: 1,
      at: expect.any(String) as string,
    });
    expect(client.of('test_event')).toEqual([]);
  });
});
