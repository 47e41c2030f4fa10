import { Clock } from '../core/time/clock.js';

/** A clock that shows the real time, plus the time by which a test has advanced it. */
export class TestClock extends Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Advances the time without waiting. */
  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }

  reset(): void {
    this.offset = 0;
  }
}
