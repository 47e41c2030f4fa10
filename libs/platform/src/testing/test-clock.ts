import { Clock } from '../core/time/clock.js';

/** The real time until it is set. */
export class TestClock extends Clock {
  private offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Lets the time pass at once. */
  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }

  reset(): void {
    this.offset = 0;
  }
}
