import { DomainError } from '@manette/contracts/errors';

/** One call too many; answers 429 with `Retry-After`. */
export class TooManyRequests extends DomainError {
  constructor(
    readonly retryAfter: number,
    message = 'Too many requests. Please try again later.',
  ) {
    super('TOO_MANY_REQUESTS', message);
  }
}
