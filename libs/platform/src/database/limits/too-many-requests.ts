import { DomainError } from '@manette/contracts/errors';

/** One too many of something that is limited; answers 429 with `Retry-After`. */
export class TooManyRequests extends DomainError {
  constructor(
    readonly retryAfter: number,
    message = 'Too many requests. Please try again later.',
    code: 'TOO_MANY_REQUESTS' | 'TICKET_LIMIT' | 'UPLOAD_LIMIT' = 'TOO_MANY_REQUESTS',
  ) {
    super(code, message);
  }
}
