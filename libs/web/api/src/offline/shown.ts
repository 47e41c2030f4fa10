// The cache entries that show a kept answer: key of the entry, and when the server sent the answer (Unix time in milliseconds).
const kept = new Map<string, number>();

/** Returns when the kept answer of a cache entry was sent; undefined for an entry that shows a response of the network. */
export const keptSince = (entry: string): number | undefined => kept.get(entry);

/** Notes that a cache entry shows a kept answer. */
export const noteKept = (entry: string, answeredAt: number): void => void kept.set(entry, answeredAt);

/** Notes that a cache entry shows a response of the network. */
export const noteFresh = (entry: string): void => void kept.delete(entry);
