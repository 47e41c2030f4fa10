// By the key of a cache entry: what it shows was kept, and when the server answered it (milliseconds).
const kept = new Map<string, number>();

/** When what a cache entry shows was answered, where it is a kept answer; undefined for one of the network. */
export const keptSince = (entry: string): number | undefined => kept.get(entry);

/** Notes that a cache entry shows a kept answer. */
export const noteKept = (entry: string, answeredAt: number): void => void kept.set(entry, answeredAt);

/** Notes that a cache entry shows what the server has answered now. */
export const noteFresh = (entry: string): void => void kept.delete(entry);
