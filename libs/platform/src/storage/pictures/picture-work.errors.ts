import { DomainError } from '@manette/contracts/errors';

/** Pictures cannot be worked on right now: too many wait, or the process that did has ended. A later try may succeed. */
export class PictureWorkUnavailable extends DomainError {
  constructor(cause: string) {
    super('UNAVAILABLE', 'Files cannot be stored or read right now. Please try again later.');
    this.cause = cause;
  }
}
