import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until `look` returns a truthy value, and returns it. `patience` (ms) limits the wait; it is long, as a mail, a job or
 * a picture may take many times longer than usual on a busy machine. It is not measured by the time of day, which jumps
 * forward after a pause of the machine.
 * @throws the error of the last call of `look`, or an error that says that nothing was found
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
