import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** What a task can tell of its process. */
interface Probe {
  pid: number;
  niceness: number;
}

/** A task that takes so long, or ends its process. */
export async function* run({ ms, dies }: { ms: number; dies?: boolean }): AsyncGenerator<Probe> {
  if (dies) process.kill(process.pid, 'SIGKILL');
  await pause(ms);
  yield { pid: process.pid, niceness: getPriority() };
}
