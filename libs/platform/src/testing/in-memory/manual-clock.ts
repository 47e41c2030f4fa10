import { Clock } from '../../core/time/clock.js';

/** A clock whose time changes only when it is advanced. */
export class ManualClock extends Clock {
  constructor(private time = new Date('2026-02-01T12:00:00Z')) {
    super();
  }

  override now(): Date {
    return this.time;
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}
