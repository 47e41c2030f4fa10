import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `look` gives something truthy, and gives it; a fault of the last look is the error in the end. The patience
 * ends a wait that is in vain: on a busy machine a mail, a job or a picture may take many times longer than usual. It is not
 * measured by the time of day, which a machine that was paused sets forward.
 */
export async function eventually<T>(look: () => Promise<T> | T, patience = 60_000): Promise<NonNullable<T>> {
  const deadline = performance.now() + patience;
  for (;;) {
    const last = performance.now() > deadline;
    try {
      const found = await look();
      if (found) return found;
      if (last) throw new Error(`nothing after ${patience} ms`);
    } catch (error) {
      if (last) throw error;
    }
    await pause(20);
  }
}
