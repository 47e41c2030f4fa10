import { Injectable } from '@nestjs/common';

/** The time, so that rules about time can be tested without waiting. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock. */
@Injectable()
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
