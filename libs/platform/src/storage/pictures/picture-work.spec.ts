import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { withRequestSignal } from '../../core/request/request-signal.js';
import { BACKGROUND_PICTURES, PictureWork } from './picture-work.js';
import { taskFile } from './picture-task.js';

const PROBE = taskFile<typeof import('../../testing/probe-picture.task.js')>(
  '../../testing/probe-picture.task',
  import.meta.url,
);

let work: PictureWork;
beforeEach(() => {
  work = new PictureWork();
});
afterEach(() => work.onApplicationShutdown());

async function inBackground(): Promise<{ pid: number; niceness: number }> {
  for await (const part of work.runInBackground(PROBE, { ms: 0 })) return part;
  throw new Error('the task gave nothing');
}

/** Runs a task as within a request of the caller, which stays open. */
const askedBy = (caller: string, ms: number) =>
  withRequestSignal(new EventEmitter() as Response, caller, () => work.ask(PROBE, { ms }));

describe('work on pictures', () => {
  it('of one caller does not delay that of another', async () => {
    const ended: string[] = [];
    const asked = Array.from({ length: 6 }, (_, at) =>
      askedBy('ann', 200).then(() => ended.push(`ann ${at}`)),
    );
    await askedBy('bob', 0).then(() => ended.push('bob'));
    await Promise.all(asked);
    expect(ended.indexOf('bob')).toBeLessThanOrEqual(2);
  });

  it('runs in the background on every core, with a lower priority than work for requests', async () => {
    const tasks = Array.from({ length: BACKGROUND_PICTURES }, inBackground);
    const asked = await work.ask(PROBE, { ms: 0 });
    const background = await Promise.all(tasks);
    expect(new Set(background.map(({ pid }) => pid)).size).toBe(BACKGROUND_PICTURES);
    for (const { niceness } of background) expect(niceness).toBeGreaterThan(asked.niceness);
  });
});
