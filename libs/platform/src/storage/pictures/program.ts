import type { TaskMessage, Reply } from './picture-process.js';
import type { PictureTask } from './picture-task.js';

// The process in which pictures are read: hostile bytes meet decoders here, where there is no secret, no connection and
// nobody who waits for another answer. Whoever started it ends it.

const answer = (reply: Reply): void => void process.send?.(reply);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

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
