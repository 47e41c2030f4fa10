import { getPriority } from 'node:os';
import { PicturePool } from './picture-pool.js';
import { PictureWorkUnavailable } from './picture-work.errors.js';
import { taskFile } from './picture-task.js';

const PROBE = taskFile<typeof import('../../testing/probe-picture.task.js')>(
  '../../testing/probe-picture.task',
  import.meta.url,
);
const LONG = 3_600_000;
// Each test starts processes, which takes many seconds on a busy machine.
jest.setTimeout(120_000);

let pool: PicturePool;
beforeEach(() => {
  pool = new PicturePool({ processes: 1, limit: 100_000 });
});
afterEach(() => pool.end());

async function pidOf(args: { ms: number; dies?: boolean }, signal?: AbortSignal, by = pool): Promise<number> {
  let pid = 0;
  for await (const part of by.run(PROBE, args, signal)) pid = part.pid;
  return pid;
}

describe('the processes for pictures', () => {
  it('run tasks outside of this process, one after the other', async () => {
    const [first, second] = await Promise.all([pidOf({ ms: 0 }), pidOf({ ms: 0 })]);
    expect(first).not.toBe(process.pid);
    expect(second).toBe(first);
  });

  it('have a lower priority if configured', async () => {
    const nicenessOf = async (by: PicturePool) => {
      for await (const part of by.run(PROBE, { ms: 0 })) return part.niceness;
      throw new Error('the task gave nothing');
    };
    const background = new PicturePool({ processes: 1, limit: 100_000, niceness: 10 });
    expect(await nicenessOf(background)).toBe(getPriority() + 10);
    background.end();
    expect(await nicenessOf(pool)).toBe(getPriority());
  });

  it('do not begin a task that its caller has aborted', async () => {
    const [running, leaving] = [new AbortController(), new AbortController()];
    const first = pidOf({ ms: LONG }, running.signal);
    const second = pidOf({ ms: LONG }, leaving.signal);
    const third = pidOf({ ms: 0 });
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    running.abort(new Error('gone too'));
    await expect(first).rejects.toThrow('gone too');
    expect(await third).toBeGreaterThan(0);
  });

  it('end a task that takes too long, and continue with another process', async () => {
    const before = await pidOf({ ms: 0 });
    const short = new PicturePool({ processes: 1, limit: 1000 });
    const slow = () => pidOf({ ms: LONG }, undefined, short);
    await expect(slow()).rejects.toThrow(PictureWorkUnavailable);
    await expect(slow()).rejects.toThrow(PictureWorkUnavailable);
    short.end();
    expect(await pidOf({ ms: 0 })).toBe(before);
  });

  it('are replaced when one dies', async () => {
    const before = await pidOf({ ms: 0 });
    await expect(pidOf({ ms: 0, dies: true })).rejects.toThrow(PictureWorkUnavailable);
    expect(await pidOf({ ms: 0 })).not.toBe(before);
  });

  it('reject tasks when the queue is full', async () => {
    const leave = new AbortController();
    const many = Array.from({ length: 102 }, () => pidOf({ ms: LONG }, leave.signal));
    await expect(many.at(-1)).rejects.toThrow(PictureWorkUnavailable);
    leave.abort(new Error('gone'));
    for (const one of await Promise.allSettled(many)) expect(one.status).toBe('rejected');
  });
});
