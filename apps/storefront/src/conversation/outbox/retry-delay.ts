const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/** How long to leave a message alone after its nth try: twice as long each time, up to a minute. */
export const retryDelay = (tries: number): number =>
  Math.min(FIRST_MS * 2 ** Math.max(0, tries - 1), LONGEST_MS);
