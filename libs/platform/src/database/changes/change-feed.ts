import { Injectable } from '@nestjs/common';
import { ChangeTable, MAX_SNAPSHOT_AGE_MS, type Snapshot } from './change-table.js';

/** How long a confirmation is valid, so that under load many calls share few queries. */
const CONFIRMED_FOR_MS = 40;
/** Age from which a use refreshes the confirmation in the background, so that under load no call waits. */
const AHEAD_MS = 25;

/** Receives the changed keys of a scope, or 'all' when the changes are unknown. */
export type ChangeListener = (keys: readonly string[] | 'all') => void;

interface Check {
  startedAt: number;
  /** How often the feed had been expired when the check started. */
  expirations: number;
}

/**
 * Lets a process cache values that it has read. A cached value is current while no change of it is known and the feed is
 * confirmed. The first use of a cached value after `CONFIRMED_FOR_MS` queries the database for committed changes; the calls of
 * that moment share the query. So no outdated value is used, whichever process made the change and whichever connection is
 * down: if the database cannot be queried, no cached value is used.
 *
 * A value may be cached if it was read while the feed was following and no change of it was reported in the meantime.
 */
@Injectable()
export class ChangeFeed {
  private readonly listeners = new Map<string, ChangeListener[]>();
  private snapshot?: Snapshot;
  private expirations = 0;
  private last?: Check;
  private running?: Check & { done: Promise<void> };

  constructor(private readonly table: ChangeTable) {}

  /** Registers a listener. It is called for each confirmation that finds changes of the scope. */
  listen(scope: string, listener: ChangeListener): void {
    this.listeners.set(scope, [...(this.listeners.get(scope) ?? []), listener]);
  }

  /** Whether listeners will receive all changes since a known moment, so that values that are read now may be cached. */
  get isFollowing(): boolean {
    return this.snapshot !== undefined;
  }

  /** Whether listeners have received every change committed until `CONFIRMED_FOR_MS` ago, and every change of this process. */
  get isConfirmed(): boolean {
    return this.covers(this.last);
  }

  get isAsking(): boolean {
    return this.running !== undefined;
  }

  /** Requires the next use to confirm, because this process has committed, or another process's change has arrived. */
  expire(): void {
    this.expirations += 1;
  }

  /**
   * Queries in the background once the confirmation is older than `AHEAD_MS`. Ignores errors: `confirm` reports them when it is
   * called.
   */
  refresh(): void {
    const isYoung = this.last !== undefined && performance.now() - this.last.startedAt < AHEAD_MS;
    if (!isYoung && !this.running) void Promise.allSettled([this.start()]);
  }

  /** Resolves when listeners have received the changes until now. Rejects when the database cannot be queried. */
  async confirm(): Promise<void> {
    if (this.isConfirmed) return;
    const { running } = this;
    if (running && !this.covers(running)) {
      await Promise.allSettled([running.done]);
      return this.confirm();
    }
    return running ? running.done : this.start();
  }

  private covers(check: Check | undefined): boolean {
    return (
      check !== undefined &&
      check.expirations === this.expirations &&
      performance.now() - check.startedAt <= CONFIRMED_FOR_MS
    );
  }

  private start(): Promise<void> {
    const check = { startedAt: performance.now(), expirations: this.expirations };
    const done = this.run(check).finally(() => {
      this.running = undefined;
    });
    this.running = { ...check, done };
    return done;
  }

  private async run(check: Check): Promise<void> {
    const isRecent = this.last !== undefined && check.startedAt - this.last.startedAt < MAX_SNAPSHOT_AGE_MS;
    const { snapshot, keys } = await this.table.since(isRecent ? this.snapshot : undefined);
    for (const [scope, listeners] of this.listeners) {
      const changed = isRecent ? keys[scope] : 'all';
      if (changed) for (const listener of listeners) listener(changed);
    }
    this.snapshot = snapshot;
    this.last = check;
  }
}
