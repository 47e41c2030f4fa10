import pg from 'pg';
import { createTestDatabase, eventually, type TestDatabase } from '../../../testing/index.js';
import { RealtimeTail } from './realtime-tail.js';
import type { SocketServer } from '../socket-server.js';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase([]);
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const write = (topic: string) =>
  client.query(
    `insert into platform.realtime_message (action, rooms, except_rooms, topic, payload)
     values ('emit', '{everyone}', '{}', $1, '{}')`,
    [topic],
  );

it('[contract 6] delivers every message that is committed after `start` has resolved, and no older one', async () => {
  const told: string[] = [];
  const sockets = { deliverLocally: ({ topic }: { topic: string }) => told.push(topic) };
  const tail = new RealtimeTail(database.url, sockets as unknown as SocketServer);
  await write('before');
  await tail.start();
  await write('at once');
  await eventually(() => told.length > 0);
  await tail.stop();
  expect(told).toEqual(['at once']);
});
