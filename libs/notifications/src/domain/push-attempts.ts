const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const WAITS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR];
const LONGEST_HELD = HOUR;

/** Returns the wait that a header `Retry-After` asks for, in milliseconds from now, up to an hour; 0 without one. */
export function askedWait(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  const wait = /^\d{1,9}$/.test(header.trim()) ? Number(header) * SECOND : Date.parse(header) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(LONGEST_HELD, Math.max(0, wait));
}

/**
 * Returns how many milliseconds a push waits after a failed attempt, counted from 1; undefined when it is given up
 * [POC-055].
 * @param factor of tests; a wait that the push service asks for is not scaled
 */
export function nextWait(attempt: number, asked: number, factor: number): number | undefined {
  const own = WAITS[attempt - 1];
  return own === undefined ? undefined : Math.max(own * factor, asked);
}
