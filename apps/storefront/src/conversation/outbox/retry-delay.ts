const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** @returns the delay in milliseconds before the next attempt: doubled each time, up to a minute */
export const retryDelay = (tries: number): number =>
  Math.min(FIRST_MS * 2 ** Math.max(0, tries - 1), LONGEST_MS);
