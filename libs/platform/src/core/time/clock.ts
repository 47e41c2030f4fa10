import { Injectable } from '@nestjs/common';

/** The current time; injected, so that tests of rules about time need not wait. */
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
