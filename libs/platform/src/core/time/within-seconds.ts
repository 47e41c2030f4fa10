import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for `work` at most this many seconds.
 * @throws Error when it takes longer
 */
export async function withinSeconds<T>(seconds: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = pause(seconds * 1000, true, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([
      work,
      late.then((isLate): T => {
        if (isLate) throw new Error(`no answer within ${seconds} s`);
        return undefined as never;
      }),
    ]);
  } finally {
    timer.abort();
  }
}
