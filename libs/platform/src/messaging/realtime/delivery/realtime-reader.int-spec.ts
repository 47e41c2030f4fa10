import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { RealtimeReader } from './realtime-reader.js';

let database: TestDatabase;
let reading: pg.Client;
let slow: pg.Client;
let quick: pg.Client;
let reader: RealtimeReader;
const connect = async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  return client;
};
beforeAll(async () => {
  database = await createTestDatabase([]);
  [reading, slow, quick] = [await connect(), await connect(), await connect()];
});
afterAll(async () => {
  await Promise.all([reading, slow, quick].map((client) => client.end()));
  await database.drop();
});
beforeEach(async () => {
  reader = new RealtimeReader();
  expect(await reader.beginAtEnd(reading)).toBe(true);
});

const write = (client: pg.Client, topic: string) =>
  client.query(
    `insert into platform.realtime_message (action, rooms, except_rooms, topic, payload)
     values ('emit', '{everyone}', '{}', $1, '{}')`,
    [topic],
  );

/** Reads once and confirms the messages that were returned. */
async function look(): Promise<{ topics: string[]; looksAgain: boolean }> {
  const { messages, lookAgain } = await reader.next(reading);
  for (const message of messages) reader.delivered(message);
  return { topics: messages.map(({ topic }) => topic), looksAgain: lookAgain !== undefined };
}

it('[contract 6] holds back a message while one with a lower id may still be committed', async () => {
  await slow.query('begin');
  await write(slow, 'first');
  await write(quick, 'second');
  for (let looks = 0; looks < 3; looks += 1) expect(await look()).toEqual({ topics: [], looksAgain: true });
  await slow.query('commit');
  expect(await look()).toEqual({ topics: ['first', 'second'], looksAgain: false });
});

it('[contract 6] immediately returns the messages before a missing id', async () => {
  await write(quick, 'before');
  await slow.query('begin');
  await write(slow, 'between');
  await write(quick, 'after');
  expect(await look()).toEqual({ topics: ['before'], looksAgain: true });
  await slow.query('commit');
  expect((await look()).topics).toEqual(['between', 'after']);
});

it('[contract 6] stops waiting for the ids of a transaction that was rolled back', async () => {
  await slow.query('begin');
  await write(slow, 'never');
  await write(quick, 'after it');
  expect((await look()).topics).toEqual([]);
  await slow.query('rollback');
  expect((await look()).topics).toEqual(['after it']);
});

it('returns messages after an id that will never appear, as soon as no lower one can be committed', async () => {
  await slow.query('begin');
  await write(slow, 'lower');
  await quick.query('begin');
  await write(quick, 'never');
  await quick.query('rollback');
  await write(quick, 'higher');
  expect((await look()).topics).toEqual([]);
  await slow.query('commit');
  expect(await look()).toEqual({ topics: ['lower', 'higher'], looksAgain: false });
});

it('does not wait for transactions that write to other tables', async () => {
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  await quick.query('begin');
  await write(quick, 'never');
  await quick.query('rollback');
  await write(quick, 'after it');
  expect((await look()).topics).toEqual([]);
  expect((await look()).topics).toEqual(['after it']);
  await slow.query('rollback');
});

it('[contract 6] begins only when no older message can still appear', async () => {
  await slow.query('begin');
  await write(slow, 'older');
  await write(quick, 'newer');
  const late = new RealtimeReader();
  expect(await late.beginAtEnd(reading)).toBe(false);
  await slow.query('commit');
  expect(await late.beginAtEnd(reading)).toBe(true);
  expect((await late.next(reading)).messages).toEqual([]);
});

it('returns messages again that were not confirmed', async () => {
  await write(quick, 'again');
  expect((await reader.next(reading)).messages).toHaveLength(1);
  expect((await look()).topics).toEqual(['again']);
});
