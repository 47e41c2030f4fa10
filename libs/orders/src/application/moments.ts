import { Injectable } from '@nestjs/common';
import { Clock, newId } from '@manette/platform';
import type { Moment } from '../domain/moment.js';

/** Gives the domain the time and its ids. */
@Injectable()
export class Moments {
  constructor(private readonly clock: Clock) {}

  now(): Moment {
    return { at: this.clock.now(), newId };
  }
}
