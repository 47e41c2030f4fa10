import { DomainError } from '@manette/contracts/errors';

/** A picture task could not run: too many wait, or its process ended. A later try may succeed. */
export class PictureWorkUnavailable extends DomainError {
  constructor(cause: string) {
    super('UNAVAILABLE', 'Files cannot be stored or read right now. Please try again later.');
    this.cause = cause;
  }
}
