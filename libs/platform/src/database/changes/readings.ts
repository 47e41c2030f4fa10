import type { ChangeFeed } from './change-feed.js';

/** Tells who keeps values in memory whether one that was read may be kept, by the rule of `ChangeFeed`. */
export class Readings {
  private changes = 0;

  constructor(private readonly feed: ChangeFeed) {}

  /** To be called when a change is told. */
  noteChange(): void {
    this.changes += 1;
  }

  /** To be called before a value is read. @returns whether it may be kept, to be asked once it has been read */
  begin(): () => boolean {
    const { changes } = this;
    const { isFollowing } = this.feed;
    return () => isFollowing && changes === this.changes;
  }
}
