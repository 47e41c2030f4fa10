import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Data of the process in which the task runs. */
interface Probe {
  pid: number;
  niceness: number;
}

/** A picture task that takes `ms` milliseconds, or kills its process. */
export async function* run({ ms, dies }: { ms: number; dies?: boolean }): AsyncGenerator<Probe> {
  if (dies) process.kill(process.pid, 'SIGKILL');
  await pause(ms);
  yield { pid: process.pid, niceness: getPriority() };
}
