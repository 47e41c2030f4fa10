import { getPriority, setPriority } from 'node:os';
import type { TaskMessage, Reply } from './picture-process.js';
import type { PictureTask } from './picture-task.js';

// The program of a picture process. Hostile bytes are decoded here, where there are no secrets, no connections and no other
// requests. The parent process ends it.

/** The lowest priority. */
const LAST = 19;

// Set before the first task, as every thread of this process that begins later inherits it.
const [niceness = '0'] = process.argv.slice(2);
if (niceness !== '0') setPriority(Math.min(getPriority() + Number(niceness), LAST));

const answer = (reply: Reply): void => void process.send?.(reply);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Not by `process.exit`, which may wait forever for a thread that compiles (nodejs/node#54918): no process would end it then.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function perform({ task, args }: TaskMessage): Promise<void> {
  try {
    const { run } = (await import(task)) as { run: PictureTask<unknown> };
    for await (const part of run(args)) answer({ part });
    answer({ done: true, rss: process.memoryUsage.rss() });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.on('message', (message: TaskMessage) => void perform(message));
