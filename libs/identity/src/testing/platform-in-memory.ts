import type { ServerEvents } from '@manette/contracts/realtime';
import {
  Clock,
  Outbox,
  RateLimits,
  RealtimeServer,
  TooManyRequests,
  UnitOfWork,
  type OutgoingMail,
  type RateLimitRule,
} from '@manette/platform';

/** A clock that stands still until it is advanced. */
export class ManualClock extends Clock {
  constructor(private time = new Date('2026-02-01T00:00:00Z')) {
    super();
  }

  now(): Date {
    return this.time;
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

/** Runs the work without a transaction. */
export class ImmediateUnitOfWork extends UnitOfWork {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

/** Records what is sent. */
export class RecordingOutbox extends Outbox {
  readonly mails: OutgoingMail[] = [];
  readonly events: { topic: string; payload: object }[] = [];
  readonly emitted: (keyof ServerEvents)[] = [];
  readonly jobs: { queue: string; name: string; data: object }[] = [];

  event(topic: string, payload: object): void {
    this.events.push({ topic, payload });
  }

  emit<E extends keyof ServerEvents>(_to: unknown, event: E): void {
    this.emitted.push(event);
  }

  mail(mail: OutgoingMail): void {
    this.mails.push(mail);
  }

  job(queue: string, name: string, data: object): void {
    this.jobs.push({ queue, name, data });
  }
}

/** Records which sessions lose their sockets, and whose permissions change. */
export class RecordingRealtimeServer extends RealtimeServer {
  readonly endedSessions: { sessionId: string; replaced: boolean }[] = [];
  readonly changedUsers: string[] = [];

  async endSession(sessionId: string, { replaced = false } = {}): Promise<void> {
    this.endedSessions.push({ sessionId, replaced });
  }

  async changeStanding(userId: string): Promise<void> {
    this.changedUsers.push(userId);
  }
}

/** Counts in memory; a counter never expires. */
export class InMemoryRateLimits extends RateLimits {
  private readonly counts = new Map<string, number>();

  async hit(rule: RateLimitRule, key: string): Promise<void> {
    const count = this.count(rule, key) + 1;
    this.counts.set(`${rule.name} ${key}`, count);
    if (count > rule.points) throw new TooManyRequests(rule.seconds);
  }

  async refuseSpent(rule: RateLimitRule, key: string): Promise<void> {
    if (this.count(rule, key) >= rule.points) throw new TooManyRequests(rule.seconds);
  }

  async release(rule: RateLimitRule, key: string): Promise<void> {
    this.counts.set(`${rule.name} ${key}`, this.count(rule, key) - 1);
  }

  private count(rule: RateLimitRule, key: string): number {
    return this.counts.get(`${rule.name} ${key}`) ?? 0;
  }
}
