import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { png } from '../orders/support/files.js';
import { PUBLIC, Room } from './support/room.js';

let room: Room;
let second: TestApp;
beforeAll(async () => {
  room = await Room.open();
  second = await startTestApp({ beside: room.app });
});
afterEach(async () => {
  room.app.clock.reset();
  await room.slowMode(0).expect(200);
});
afterAll(async () => {
  await second.stop();
  await room.close();
});

/** Returns a new client without messages. */
const newcomer = (): Promise<TestPerson> => room.app.people.verifiedClient();

it.each([10, 30, 60, 0])(
  '[TRU-097, TRU-099] slow mode is set to %s seconds and shown to all',
  async (seconds) => {
    const { body } = await room.slowMode(seconds).expect(200);
    expect(body).toEqual({ slowMode: { seconds } });
    for (const reader of [room.amina, room.admin])
      expect((await room.read(reader)).chat).toEqual({
        slowModeSeconds: seconds,
        muted: false,
        mutedUntil: null,
      });
  },
);

it('[TRU-097] slow mode accepts no other number, and only an administrator may set it', async () => {
  for (const seconds of [5, -10, '10', null, undefined])
    expect((await room.slowMode(seconds as number).expect(400)).body.code).toBe('VALIDATION_FAILED');
  await room.slowMode(10, room.amina).expect(403);
});

it('[TRU-097] everyone in the chat receives an event when slow mode changes', async () => {
  const sockets = [
    await room.app.sockets.connect(room.amina.token),
    await second.sockets.connect(room.admin.token),
  ];
  const outside = await room.app.sockets.connect(room.unverified.token);
  await room.slowMode(30).expect(200);
  for (const socket of sockets)
    expect(await socket.next('slow_mode_changed', ({ seconds }) => seconds === 30)).toEqual({ seconds: 30 });
  expect(outside.of('slow_mode_changed')).toEqual([]);
});

it('[TRU-098, TRU-004] refuses a second message within the time, and accepts it later under the same key', async () => {
  const writer = await newcomer();
  await room.slowMode(30).expect(200);
  await room.said(writer, 'first');
  room.app.clock.advance(20_000);
  const next = () => room.say(writer, 'second').set('idempotency-key', `slow-${writer.id}`);
  const refused = await next().expect(429);
  expect(refused.body).toMatchObject({
    code: 'SLOW_MODE',
    message: 'Slow mode is on. Please wait before writing again.',
  });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(10);
  // The refused message does not count: the time runs from the first one.
  room.app.clock.advance(wait * 1000);
  await next().expect(201);
  await room.say(writer, 'third').expect(429);
});

it('[TRU-098] counts messages that were written before it was set, and deleted messages', async () => {
  const writer = await newcomer();
  const { _id } = await room.said(writer, 'before');
  await room.slowMode(10).expect(200);
  await room.delete(room.admin, _id).expect(200);
  await room.say(writer, 'after').expect(429);
});

it('[TRU-098] refuses a file before it is received', async () => {
  const writer = await newcomer();
  await room.slowMode(10).expect(200);
  await room.send(writer, await png(), 'a.png').expect(201);
  expect((await room.send(writer, await png(), 'a.png', 'x'.repeat(3000)).expect(429)).body.code).toBe(
    'SLOW_MODE',
  );
});

it('[TRU-098] accepts exactly one of several concurrent messages, over all processes', async () => {
  const writer = await newcomer();
  await room.slowMode(10).expect(200);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const { call } = at % 2 ? room.app : second;
      return (await call.post(PUBLIC, writer.token).send({ content: `at once ${at}` })).status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
});

it('[TRU-098] does not limit administrators, and limits each client separately', async () => {
  await room.slowMode(60).expect(200);
  await room.said(room.admin, 'one');
  await room.said(room.admin, 'two');
  const [one, other] = [await newcomer(), await newcomer()];
  await room.said(one, 'mine');
  await room.said(other, 'mine too');
});
