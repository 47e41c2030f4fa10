import { withinSeconds } from '../core/time/within-seconds.js';

const END_SECONDS = 60;

/** Waits for a step of a suite's end. @throws Error that names it when it hangs, as the limit of a hook would not, or fails */
export const ends = (step: string, work: Promise<unknown>): Promise<unknown> =>
  withinSeconds(END_SECONDS, work).catch((cause: unknown) => {
    const active = [...new Set(process.getActiveResourcesInfo())];
    throw new Error(`${step} does not end; active are ${active.join(', ')}`, { cause });
  });
