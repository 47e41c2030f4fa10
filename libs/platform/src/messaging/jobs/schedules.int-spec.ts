import { randomBytes } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';
import type { Bull } from './bull.js';
import { PostgresBull } from './postgres-bull.js';
import { Queues } from './queues.js';
import { RedisBull } from './redis-bull.js';
import type { Schedule, StoredSchedule } from './schedules.js';

const HOUR = 3_600_000;
const redis = process.env.TEST_REDIS_URL;
const STORES = ['PostgreSQL', ...(redis ? ['Redis'] : [])];

let database: TestDatabase;
/** Schedules with names of their own for each test, as tests share a Redis. */
let hourly: Schedule;
let nightly: Schedule;
beforeEach(async () => {
  database = await createTestDatabase([]);
  const own = randomBytes(6).toString('hex');
  hourly = { queue: `hourly-${own}`, repeat: { every: HOUR } };
  nightly = {
    ...{ queue: `nightly-${own}`, attempts: 3 },
    repeat: { pattern: '0 3 * * *', tz: 'Africa/Algiers' },
  };
});
afterEach(() => database.drop());

const bullOf = (store: string): Bull =>
  store === 'Redis'
    ? new RedisBull(`${redis}/9`, () => undefined)
    : new PostgresBull(database.url, () => undefined);

/** Stores schedules, as a process does when it starts. */
const start = (store: string, ...schedules: Schedule[]) => startWith('all', store, ...schedules);

async function startWith(which: 'all' | 'lost', store: string, ...schedules: Schedule[]): Promise<void> {
  const queues = new Queues(bullOf(store));
  const results = await queues.schedule(schedules, which);
  await queues.onApplicationShutdown();
  expect(results.map(({ status }) => status)).toEqual(schedules.map(() => 'fulfilled'));
}

async function storedIn(store: string, { queue }: Schedule): Promise<StoredSchedule | undefined> {
  const bull = bullOf(store);
  const opened = bull.queue(queue);
  // The database may be dropped before the server has noticed that the connection was closed.
  opened.on('error', () => undefined);
  const stored = await bull.schedules([opened]);
  await opened.close();
  await bull.close();
  return stored.get(queue);
}

describe.each(STORES)('schedules in %s', (store) => {
  it('are stored', async () => {
    await start(store, hourly, nightly);
    expect(await storedIn(store, hourly)).toMatchObject({ every: HOUR });
    const times = { pattern: '0 3 * * *', tz: 'Africa/Algiers' };
    expect(await storedIn(store, nightly)).toMatchObject(times);
  });

  it('are changed to other times, at an interval or by a pattern', async () => {
    const { queue } = hourly;
    await start(store, hourly);
    await start(store, { queue, repeat: { every: HOUR / 2 } });
    expect(await storedIn(store, hourly)).toMatchObject({ every: HOUR / 2 });
    await start(store, { queue, repeat: nightly.repeat });
    const stored = await storedIn(store, hourly);
    expect(stored).toMatchObject({ pattern: '0 3 * * *', tz: 'Africa/Algiers' });
    expect(stored?.every).toBeUndefined();
  });

  it('are stored again when they are lost; others stay unchanged', async () => {
    await start(store, hourly);
    const changed = { ...hourly, repeat: { every: HOUR / 2 } };
    await startWith('lost', store, changed, nightly);
    expect(await storedIn(store, hourly)).toMatchObject({ every: HOUR });
    expect(await storedIn(store, nightly)).toMatchObject({ pattern: '0 3 * * *' });
  });

  it('are changed to another time zone', async () => {
    await start(store, nightly);
    await start(store, { ...nightly, repeat: { pattern: '0 3 * * *', tz: 'UTC' } });
    expect(await storedIn(store, nightly)).toMatchObject({ pattern: '0 3 * * *', tz: 'UTC' });
  });
});

describe('schedules in PostgreSQL', () => {
  const store = (...schedules: Schedule[]) => start('PostgreSQL', ...schedules);
  /** The stored schedules and jobs, with the transactions (xmin) that wrote them. */
  const rows = () =>
    database.query(`select s.xmin, s.*, j.xmin as job, j.max_attempts from bullmq.scheduler s
      left join bullmq.job j on j.queue = s.queue order by s.queue`);

  it('are not written again by processes that start again, even at the same time', async () => {
    await store(hourly, nightly);
    const before = await rows();
    await Promise.all([store(hourly, nightly), store(nightly, hourly), store(hourly)]);
    expect(await rows()).toEqual(before);
  });

  it('are changed to another number of attempts, and so is the next job', async () => {
    await store(nightly);
    await store({ ...nightly, attempts: 5 });
    expect(await rows()).toMatchObject([{ template_opts: { attempts: 5 }, max_attempts: 5 }]);
  });

  it('get their next job again when it is missing', async () => {
    await store(hourly, nightly);
    await database.query('delete from bullmq.job');
    await store(hourly, nightly);
    expect((await rows()).map(({ max_attempts }) => max_attempts)).toEqual([1, 3]);
  });
});
