import { DomainError, type ERROR_STATUS, type ErrorCode } from '@manette/contracts/errors';

/** The error codes that are answered with the status 429. */
export type LimitCode = {
  [Code in ErrorCode]: (typeof ERROR_STATUS)[Code] extends 429 ? Code : never;
}[ErrorCode];

/** A limit is exceeded; answers 429 with `Retry-After`. */
export class TooManyRequests extends DomainError {
  constructor(
    /** Seconds. */
    override readonly retryAfter: number,
    message = 'Too many requests. Please try again later.',
    code: LimitCode = 'TOO_MANY_REQUESTS',
  ) {
    super(code, message);
  }
}
