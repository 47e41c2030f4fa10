import { setTimeout as pause } from 'node:timers/promises';

/** A task that takes so long, or ends its process. */
export async function* run({ ms, dies }: { ms: number; dies?: boolean }): AsyncGenerator<{ pid: number }> {
  if (dies) process.kill(process.pid, 'SIGKILL');
  await pause(ms);
  yield { pid: process.pid };
}
