import type { ChangeFeed } from './change-feed.js';

/** Decides whether a cache may keep a value that was read, by the rule of `ChangeFeed`. */
export class CacheGuard {
  private changes = 0;

  constructor(private readonly feed: ChangeFeed) {}

  /** To be called when the feed reports a change. */
  noteChange(): void {
    this.changes += 1;
  }

  /** To be called before a value is read. @returns a function to call after the read: whether the value may be kept */
  begin(): () => boolean {
    const { changes } = this;
    const { isFollowing } = this.feed;
    return () => isFollowing && changes === this.changes;
  }
}
