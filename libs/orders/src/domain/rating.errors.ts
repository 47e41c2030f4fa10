import { DomainError } from '@manette/contracts/errors';

/** Only completed orders can be rated [LIF-101]. */
export class NotCompleted extends DomainError {
  constructor() {
    super('CONFLICT', 'Only a completed order can be rated');
  }
}

/** The days in which a rating may be changed are over [LIF-101]. */
export class RatingClosed extends DomainError {
  constructor() {
    super('RATING_CLOSED', 'This rating can no longer be changed');
  }
}
