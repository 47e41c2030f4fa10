/** Adds `points` to a key's shared count and returns the new count. */
export type AddToShared = (key: string, points: number) => Promise<number>;

interface Count {
  /** The count of all processes, as far as this process knows it. */
  shared: number;
  /** Counted here and not yet added to the shared count. */
  pending: number;
}

/**
 * Counts calls per key and time window at little cost: calls are added to the shared count in groups of a twentieth of the
 * limit, so that a key in normal use costs no statement. With one process the limit is exact; with n processes up to n
 * twentieths more may pass.
 */
export class GroupedCounter {
  private counts = new Map<string, Count>();
  private window = 0;
  private readonly group: number;

  constructor(
    private readonly limit: number,
    private readonly seconds: number,
    private readonly addToShared: AddToShared,
    private readonly now: () => number = Date.now,
  ) {
    this.group = Math.max(1, Math.floor(limit / 20));
  }

  /** Counts one call. @returns undefined within the limit, else the number of seconds after which to retry */
  count(key: string): number | undefined {
    const now = this.now();
    const length = this.seconds * 1000;
    const window = Math.floor(now / length);
    if (window !== this.window) this.counts = new Map();
    this.window = window;
    let count = this.counts.get(key);
    if (!count) this.counts.set(key, (count = { shared: 0, pending: 0 }));
    if (count.shared + count.pending >= this.limit) return Math.ceil(((window + 1) * length - now) / 1000);
    count.pending += 1;
    if (count.pending % this.group === 0) void this.share(`${key}:${window}`, count);
    return undefined;
  }

  private async share(key: string, count: Count): Promise<void> {
    const points = count.pending;
    count.pending = 0;
    count.shared += points;
    // While the store is unreachable, this process counts on its own.
    const known = await this.addToShared(key, points).catch(() => count.shared);
    count.shared = Math.max(count.shared, known);
  }
}
