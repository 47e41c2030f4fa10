import type { ErrorCode } from './error-code.js';

/**
 * A refusal by a business rule. `code` is stable, `message` is shown to the user. Contexts subclass it (`class OutOfStock
 * extends DomainError`); only `platform` converts it to a response.
 */
export class DomainError extends Error {
  /** Seconds until the same call may succeed: the header `Retry-After` of the response. */
  readonly retryAfter?: number;
  /** Additional fields of the response body, for example when a mute ends. */
  readonly details?: Readonly<Record<string, string | null>>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The input field that the message is about, if any. */
    readonly field?: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}
