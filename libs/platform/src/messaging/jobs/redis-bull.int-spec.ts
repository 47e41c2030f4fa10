import { randomBytes } from 'node:crypto';
import { isUnavailable } from '../../database/is-unavailable.js';
import { eventually, startBreakableProxy, type BreakableProxy } from '../../testing/index.js';
import type { JobQueue } from './bull.js';
import { RedisBull } from './redis-bull.js';

const redis = process.env.TEST_REDIS_URL;

// These tests need Redis.
(redis ? describe : describe.skip)('adding a job to Redis', () => {
  let proxy: BreakableProxy;
  let bull: RedisBull;
  let queue: JobQueue;
  beforeEach(async () => {
    proxy = await startBreakableProxy(`${redis}/9`);
    bull = new RedisBull(proxy.url, () => undefined);
    queue = bull.queue(`added-${randomBytes(6).toString('hex')}`);
    queue.on('error', () => undefined);
    await add();
  });
  afterEach(async () => {
    await bull.close();
    await proxy.close();
  });

  const add = () => queue.addBulk([{ name: 'job', data: {}, opts: {} }]);
  const failure = (): Promise<unknown> =>
    add().then(
      () => undefined,
      (error: unknown) => error,
    );

  // The relay keeps the order of its rows, and parks none, while the queues are unavailable.
  it('[contract 2] fails as unavailable while Redis is away, and succeeds afterwards', async () => {
    proxy.break();
    const error = await eventually(failure);
    expect([error, isUnavailable(error)]).toEqual([error, true]);
    proxy.mend();
    await eventually(async () => (await failure()) === undefined);
  });

  it('[contract 2] fails as unavailable when Redis does not respond', async () => {
    proxy.silence();
    const error = await failure();
    expect([error, isUnavailable(error)]).toEqual([error, true]);
  });
});
