import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE = 120_000;
const STEP = 100;

/** Calls `ask` repeatedly until it returns a value. @throws when it returns none within two minutes */
export async function until<T>(what: string, ask: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not come`);
    await pause(STEP);
  }
}

/** @returns the status and body of a page; undefined if no server answers */
export async function answerOf(url: string): Promise<{ status: number; body: string } | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return undefined;
    throw error;
  }
}
