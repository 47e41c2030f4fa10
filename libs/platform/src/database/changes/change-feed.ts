import { Injectable } from '@nestjs/common';
import { ChangeTable, MAX_SNAPSHOT_AGE_MS, type Snapshot } from './change-table.js';

/** A confirmation counts for this long, so that under load few statements are shared by many calls. */
const CONFIRMED_FOR_MS = 40;
/** A use asks ahead from this age on, so that under load no call waits. */
const AHEAD_MS = 25;

/** Told of the changed keys of a scope; of 'all' when the changes are unknown. */
export type ChangeListener = (keys: readonly string[] | 'all') => void;

interface Check {
  startedAt: number;
  /** How often the feed had been expired when the check started. */
  expirations: number;
}

/**
 * Lets a process keep in memory what it has read: a value is current when no change of it is known and the feed is
 * confirmed. The first use of a kept value after `CONFIRMED_FOR_MS` asks the database which changes were committed; the
 * calls of that moment share the statement. So nothing older is used, whoever wrote and whatever connection is down: if
 * the database cannot be asked, nothing is used.
 *
 * A value may be kept if it was read while the feed was following and no change of it was told in the meantime.
 */
@Injectable()
export class ChangeFeed {
  private readonly listeners = new Map<string, ChangeListener[]>();
  private snapshot?: Snapshot;
  private expirations = 0;
  private last?: Check;
  private running?: Check & { done: Promise<void> };

  constructor(private readonly table: ChangeTable) {}

  /** Calls a listener for each confirmation that finds changes of the scope. */
  listen(scope: string, listener: ChangeListener): void {
    this.listeners.set(scope, [...(this.listeners.get(scope) ?? []), listener]);
  }

  /** Whether changes since a known moment will be told, so that what is read now may be kept. */
  get isFollowing(): boolean {
    return this.snapshot !== undefined;
  }

  /** Whether every change that was committed until `CONFIRMED_FOR_MS` ago, and every one of this process, was told. */
  get isConfirmed(): boolean {
    return this.covers(this.last);
  }

  get isAsking(): boolean {
    return this.running !== undefined;
  }

  /** The next use must confirm: this process has committed, or another process's change has arrived. */
  expire(): void {
    this.expirations += 1;
  }

  /** Asks in the background once the confirmation grows old; who has to confirm meets a failure. */
  refresh(): void {
    const isYoung = this.last !== undefined && performance.now() - this.last.startedAt < AHEAD_MS;
    if (!isYoung && !this.running) void Promise.allSettled([this.start()]);
  }

  /** Resolves when the changes until now are told. Rejects when the database cannot be asked. */
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
