import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import {
  createTestDatabase,
  eventually,
  startBreakableProxy,
  type BreakableProxy,
  type TestDatabase,
} from '../../testing/index.js';
import { ListeningLoop } from './listening-loop.js';

const LONG_MS = 60_000;
/** The time that remains for the relay in a shutdown whose calls and jobs took all of theirs. */
const RELAY_MS = 1_000;

describe('a loop that listens', () => {
  let database: TestDatabase;
  let proxy: BreakableProxy;
  let client: pg.Client;
  let loop: ListeningLoop;
  let steps: number;
  beforeAll(async () => {
    database = await createTestDatabase([]);
    client = new pg.Client(database.url);
    await client.connect();
  });
  beforeEach(async () => {
    steps = 0;
    proxy = await startBreakableProxy(database.url);
    const step = async (connection: pg.Client) => {
      await connection.query('select 1');
      steps += 1;
      return LONG_MS;
    };
    loop = new ListeningLoop({ url: proxy.url, channel: 'probe', step });
    loop.start();
    await eventually(() => steps > 0);
  });
  afterEach(() => proxy.close());
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const timeToStop = async () => {
    const begun = performance.now();
    await loop.stop();
    return performance.now() - begun;
  };

  it('[OPS-067] stops in time when the server does not confirm the close of its connection', async () => {
    proxy.silence();
    const stopped = timeToStop();
    await nextTurn();
    expect(loop.names()).toEqual(['probe: closes its connection']);
    expect(await stopped).toBeLessThan(RELAY_MS);
    expect(loop.names()).toEqual([]);
  });

  it('[contract 7] is notified and stops quickly after it has lost a connection, too', async () => {
    proxy.break();
    proxy.mend();
    await eventually(() => steps > 1);
    const before = steps;
    await eventually(async () => {
      await client.query('notify probe');
      return steps > before + 5;
    });
    expect(await timeToStop()).toBeLessThan(RELAY_MS);
  });
});
