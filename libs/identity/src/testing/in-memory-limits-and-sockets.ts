import { RateLimits, RealtimeServer, TooManyRequests, type RateLimitRule } from '@manette/platform';

/** Records the sessions whose sockets are closed, and the users whose permissions change. */
export class RecordingRealtimeServer extends RealtimeServer {
  readonly endedSessions: { sessionId: string; replaced: boolean }[] = [];
  readonly changedUsers: string[] = [];

  async endSession(sessionId: string, { replaced = false } = {}): Promise<void> {
    this.endedSessions.push({ sessionId, replaced });
  }

  async changePermissions(userId: string): Promise<void> {
    this.changedUsers.push(userId);
  }
}

/** Counts calls in memory; a counter never expires. */
export class InMemoryRateLimits extends RateLimits {
  private readonly counts = new Map<string, number>();

  async hit(rule: RateLimitRule, key: string): Promise<void> {
    const count = this.count(rule, key) + 1;
    this.counts.set(`${rule.name} ${key}`, count);
    if (count > rule.points) throw new TooManyRequests(rule.seconds);
  }

  async assertAvailable(rule: RateLimitRule, key: string): Promise<void> {
    if (this.count(rule, key) >= rule.points) throw new TooManyRequests(rule.seconds);
  }

  async release(rule: RateLimitRule, key: string): Promise<void> {
    this.counts.set(`${rule.name} ${key}`, this.count(rule, key) - 1);
  }

  private count(rule: RateLimitRule, key: string): number {
    return this.counts.get(`${rule.name} ${key}`) ?? 0;
  }
}
