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
/** What the relay has of a shutdown whose calls and jobs took all their time. */
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

  it('[OPS-067] ends in time when the end of its connection is not confirmed', async () => {
    proxy.silence();
    const stopped = timeToStop();
    await nextTurn();
    expect(loop.names()).toEqual(['probe: closes its connection']);
    expect(await stopped).toBeLessThan(RELAY_MS);
    expect(loop.names()).toEqual([]);
  });

  it('[contract 7] hears, and ends at once, also after it has lost a connection', async () => {
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
