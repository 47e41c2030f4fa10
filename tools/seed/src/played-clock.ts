import { Clock } from '@manette/platform';

/** The machine's clock, which tells another time while something of the past is played. */
export class PlayedClock extends Clock {
  private played: Date | undefined;

  now(): Date {
    return this.played ?? new Date();
  }

  /** Does the work as at that moment; one after the other. */
  async at<T>(moment: Date, work: () => Promise<T>): Promise<T> {
    this.played = moment;
    try {
      return await work();
    } finally {
      this.played = undefined;
    }
  }
}
