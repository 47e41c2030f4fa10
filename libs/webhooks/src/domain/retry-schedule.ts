const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pauses after each failed attempt: eight attempts in about 24 hours, then no more [POC-094]. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR];
/**
 * The share by which each pause is randomly shortened or lengthened, so that deliveries that failed together are not
 * retried together.
 */
const SPREAD = 0.1;
/** How long a receiver may fail before its webhook is disabled. */
const PATIENCE = 72 * HOUR;

/**
 * Returns how long to wait after a failed attempt, in milliseconds; undefined after the last.
 * @param attempts how many have failed so far
 * @param random from 0 to 1
 */
export function pauseAfter(attempts: number, random: number): number | undefined {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? undefined : pause * (1 + SPREAD * (2 * random - 1));
}

/** Returns whether a receiver that fails now, and first failed at `since`, has failed for too long [POC-097]. */
export const hasFailedForLong = (since: Date | null, now: Date, factor: number): boolean =>
  since !== null && now.getTime() - since.getTime() >= PATIENCE * factor;
