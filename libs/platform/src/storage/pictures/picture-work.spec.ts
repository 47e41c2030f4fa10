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

describe('work on pictures', () => {
  it('runs in the background on every core, and gives way to the work that somebody waits for', async () => {
    const tasks = Array.from({ length: BACKGROUND_PICTURES }, inBackground);
    const asked = await work.ask(PROBE, { ms: 0 });
    const background = await Promise.all(tasks);
    expect(new Set(background.map(({ pid }) => pid)).size).toBe(BACKGROUND_PICTURES);
    for (const { niceness } of background) expect(niceness).toBeGreaterThan(asked.niceness);
  });
});
