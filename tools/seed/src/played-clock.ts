import { Clock } from '@manette/platform';

/** The clock of the seeding. It returns a past time while an event of the past is played, otherwise the current time. */
export class PlayedClock extends Clock {
  private played: Date | undefined;

  now(): Date {
    return this.played ?? new Date();
  }

  /** Runs the work with the clock set to `moment`. Calls must not overlap. */
  async at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
    this.played = moment;
    try {
      return await work();
    } finally {
      this.played = undefined;
    }
  }
}
