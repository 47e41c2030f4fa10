import { withinSeconds } from '../core/time/within-seconds.js';

const END_SECONDS = 60;

/** Waits for a clean-up step of a suite. @throws Error that names the step (unlike a hook's timeout) if it hangs or fails */
export const endsInTime = (step: string, work: Promise<unknown>): Promise<unknown> =>
  withinSeconds(END_SECONDS, work).catch((cause: unknown) => {
    const active = [...new Set(process.getActiveResourcesInfo())];
    throw new Error(`${step} does not end; active are ${active.join(', ')}`, { cause });
  });
