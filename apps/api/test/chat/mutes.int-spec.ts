import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import { png } from '../orders/support/files.js';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { PUBLIC, Room, texts } from './support/room.js';

const MINUTE = 60_000;
const NOBODY = '00000000-0000-7000-8000-000000000000';

let room: Room;
let second: TestApp;
beforeAll(async () => {
  room = await Room.open();
  second = await startTestApp({ beside: room.app });
});
afterEach(async () => {
  room.app.clock.reset();
  for (const { user } of (await room.mutes()).mutes) await room.liftMute(user._id).expect(200);
});
afterAll(async () => {
  await second.stop();
  await room.close();
});

const until = async (person: TestPerson) => (await room.say(person, 'x').expect(403)).body.until as unknown;

const AN_HOUR = () => ({ userId: room.bilal.id, duration: '1h' });

/** Sends a request without waiting for its response. */
const sent = async (call: PromiseLike<{ status: number }>): Promise<{ status: number }> => call;

/** Blocks all writes to a table, in all processes, until `end` is called. */
async function hold(table: string) {
  const client = new pg.Client(room.app.database.url);
  await client.connect();
  await client.query(`begin; lock table ${table} in share mode`);
  // The job that deletes ended mutes may wait for the lock as well.
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and query not like '%delete from chat.mute%'`;
  return {
    waiters: (count: number) =>
      eventually(async () => (await client.query<{ count: number }>(waiting)).rows[0]?.count === count),
    end: () => client.end(),
  };
}

describe('muting', () => {
  it('[TRU-092, TRU-093] refuses messages in every process until the mute ends', async () => {
    const { body } = await room.mute(room.bilal.id, '10m').expect(201);
    const at = Date.parse(body.mute.at);
    const end = new Date(at + 10 * MINUTE).toISOString();
    expect(body.mute).toEqual({
      user: { _id: room.bilal.id, username: 'bilal', role: 'client', profilePicture: null },
      until: end,
      by: { _id: room.admin.id, username: room.admin.username },
      at: body.mute.at,
    });
    const refused = await second.call.post(PUBLIC, room.bilal.token).send({ content: 'x' }).expect(403);
    expect(refused.body).toMatchObject({
      code: 'MUTED',
      message: 'You are muted in the public chat.',
      until: end,
    });
    room.app.clock.advance(at + 10 * MINUTE - room.app.clock.now().getTime() - 5_000);
    expect(await until(room.bilal)).toBe(end);
    room.app.clock.advance(5_000);
    await room.said(room.bilal, 'again');
    expect((await room.mutes()).total).toBe(0);
  });

  it('[TRU-092, TRU-093] replaces an earlier mute; without an end it lasts until it is lifted', async () => {
    await room.mute(room.bilal.id, '1h').expect(201);
    const { body } = await room.mute(room.bilal.id, 'forever').expect(201);
    expect(body.mute.until).toBeNull();
    expect(await until(room.bilal)).toBeNull();
    expect(await room.mutes()).toMatchObject({ mutes: [body.mute], total: 1, nextCursor: null });
    room.app.clock.advance(2 * 24 * 60 * MINUTE);
    expect(await until(room.bilal)).toBeNull();
    room.app.clock.reset();
    expect((await room.liftMute(room.bilal.id).expect(200)).body).toEqual({ message: 'Mute lifted' });
    await room.said(room.bilal, 'free');
    expect((await room.liftMute(room.bilal.id).expect(404)).body.code).toBe('NOT_FOUND');
  });

  it.each([
    ['1h', 60],
    ['1d', 24 * 60],
  ] as const)('[TRU-092] accepts the duration %s', async (duration, minutes) => {
    const { mute } = (await room.mute(room.bilal.id, duration).expect(201)).body as {
      mute: { at: string; until: string };
    };
    expect(Date.parse(mute.until) - Date.parse(mute.at)).toBe(minutes * MINUTE);
  });

  it('[TRU-092] is only for administrators, and cannot be applied to an administrator', async () => {
    await room.mute(room.bilal.id, '1h', room.amina).expect(403);
    await room.liftMute(room.bilal.id, room.amina).expect(403);
    await room.app.call.get(`${PUBLIC}/mutes`, room.amina.token).expect(403);
    expect((await room.mute(room.admin.id, '1h').expect(403)).body.code).toBe('ADMIN_PROTECTED');
    expect((await room.mute(NOBODY, '1h').expect(404)).body.code).toBe('NOT_FOUND');
    for (const body of [{ userId: 'x', duration: '1h' }, { userId: room.bilal.id, duration: '2h' }, {}])
      await room.app.call.post(`${PUBLIC}/mutes`, room.admin.token).send(body).expect(400);
    await room.liftMute('nonsense').expect(404);
  });

  it('[TRU-093] is checked before a file is received, and before any other reason for a refusal', async () => {
    await room.mute(room.bilal.id, '1h').expect(201);
    const file = await png();
    for (const [words, name] of [
      ['x'.repeat(3000), 'a.png'],
      ['Look', 'a.svg'],
    ] as const) {
      const sent = name === 'a.png' ? file : Buffer.from('<svg/>');
      expect((await room.send(room.bilal, sent, name, words).expect(403)).body.code).toBe('MUTED');
    }
  });

  it('[TRU-004] is not stored under an idempotency key: the same message succeeds once the mute is lifted', async () => {
    await room.mute(room.bilal.id, '1h').expect(201);
    const again = () => room.say(room.bilal, 'held back').set('idempotency-key', 'muted-once');
    await again().expect(403);
    await room.liftMute(room.bilal.id).expect(200);
    await again().expect(201);
    await room.mute(room.bilal.id, '1h').expect(201);
    await again().expect(201);
    expect(texts(await room.read(room.bilal)).filter((text) => text === 'held back')).toHaveLength(1);
  });

  it('[TRU-094] still allows reading, reporting and tickets', async () => {
    const { _id } = await room.said(room.amina, 'bad');
    await room.mute(room.bilal.id, '1h').expect(201);
    await room.read(room.bilal);
    await room.report(room.bilal, _id).expect(201);
    const ticket = { subject: 'A question', orderType: 'general' };
    const opened = await room.app.call.post('/api/messages/support/ticket', room.bilal.token).send(ticket);
    const { _id: ticketId } = (opened.body as { ticket: { _id: string } }).ticket;
    const words = { ticketId, content: 'Why?' };
    await room.app.call.post('/api/messages/support', room.bilal.token).send(words).expect(201);
  });

  it('[TRU-099] is shown only to the muted client', async () => {
    const { body } = await room.mute(room.bilal.id, '1h').expect(201);
    const { until: mutedUntil } = body.mute as { until: string };
    expect((await room.read(room.bilal)).chat).toEqual({ slowModeSeconds: 0, muted: true, mutedUntil });
    const free = { slowModeSeconds: 0, muted: false, mutedUntil: null };
    expect((await room.read(room.amina)).chat).toEqual(free);
    await room.mute(room.bilal.id, 'forever').expect(201);
    expect((await room.read(room.bilal)).chat).toEqual({ slowModeSeconds: 0, muted: true, mutedUntil: null });
  });

  it('[TRU-095] sends an event to every device of the client, and not to other clients', async () => {
    // A new client, who receives no events of earlier tests.
    const person = await room.app.people.verifiedClient();
    const devices = [
      await room.app.sockets.connect(person.token),
      await second.sockets.connect(person.token),
    ];
    const others = [
      await room.app.sockets.connect(room.amina.token),
      await second.sockets.connect(room.admin.token),
    ];
    const { body } = await room.mute(person.id, '1h').expect(201);
    await room.liftMute(person.id).expect(200);
    const mark = await room.said(room.amina, 'after both');
    for (const socket of [...devices, ...others])
      await socket.next('public_message', ({ _id }) => _id === mark._id);
    for (const device of devices)
      expect(device.of('chat_standing')).toEqual([
        { muted: true, mutedUntil: body.mute.until },
        { muted: false, mutedUntil: null },
      ]);
    for (const other of others) expect(other.of('chat_standing')).toEqual([]);
    const told = others[1]?.of('mute_changed').filter(({ userId }) => userId === person.id);
    expect(told).toHaveLength(2);
  });

  it('[TRU-093] waits for a message that is being stored, so that none is stored after the mute’s response', async () => {
    const held = await hold('chat.message');
    const post = sent(room.say(room.bilal, 'just before'));
    await held.waiters(1);
    const mute = sent(second.call.post(`${PUBLIC}/mutes`, room.admin.token).send(AN_HOUR()));
    await held.waiters(2);
    await held.end();
    expect((await mute).status).toBe(201);
    expect(texts(await room.read(room.amina)).at(-1)).toBe('just before');
    expect((await post).status).toBe(201);
  });

  it('[TRU-093] refuses a message that waited for it', async () => {
    const held = await hold('chat.mute');
    const mute = sent(room.mute(room.bilal.id, '1h'));
    await held.waiters(1);
    const post = sent(second.call.post(PUBLIC, room.bilal.token).send({ content: 'just after' }));
    await held.waiters(2);
    await held.end();
    expect((await mute).status).toBe(201);
    expect((await post).status).toBe(403);
    expect(texts(await room.read(room.amina))).not.toContain('just after');
  });

  it('[TRU-092] lists mutes in pages, latest first, without deleted users', async () => {
    const people = [];
    for (let index = 0; index < 3; index++) people.push(await room.app.people.verifiedClient());
    for (const person of people) await room.mute(person.id, 'forever').expect(201);
    const ids = ({ mutes }: Awaited<ReturnType<Room['mutes']>>) => mutes.map(({ user }) => user._id);
    const first = await room.mutes({ limit: '2' });
    const rest = await room.mutes({ limit: '2', cursor: first.nextCursor ?? '' });
    expect([...ids(first), ...ids(rest)]).toEqual(people.map(({ id }) => id).reverse());
    expect([first.total, rest.total, rest.nextCursor]).toEqual([3, 3, null]);
    const call = room.app.call.get(`${PUBLIC}/mutes`, room.admin.token);
    await call.query({ cursor: 'nonsense' }).expect(400);
    await room.app.call.delete(`/api/users/${people[0]?.id}`, room.admin.token).expect(200);
    expect((await room.mutes()).total).toBe(2);
    await room.mute(people[0]?.id ?? '', '1h').expect(404);
  });
});

it('[TRU-093, TRU-095] a mute ends at its time times TEST_PERIOD_FACTOR without a call, and the client is notified', async () => {
  const quick = await Room.open({ env: { TEST_PERIOD_FACTOR: '0.001' } });
  try {
    const device = await quick.app.sockets.connect(quick.bilal.token);
    const { mute } = (await quick.mute(quick.bilal.id, '1h').expect(201)).body as {
      mute: { at: string; until: string };
    };
    expect(Date.parse(mute.until) - Date.parse(mute.at)).toBe(3_600);
    expect((await quick.say(quick.bilal, 'x').expect(403)).body.until).toBe(mute.until);
    await device.next('chat_standing', ({ muted }) => !muted);
    await quick.said(quick.bilal, 'by itself');
    await eventually(async () => {
      const [row] = await quick.app.database.query<{ left: number }>(
        'select count(*)::int as left from chat.mute',
      );
      return row?.left === 0;
    });
  } finally {
    await quick.close();
  }
});
