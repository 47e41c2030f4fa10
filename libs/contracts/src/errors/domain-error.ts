import type { ErrorCode } from './error-code.js';

/**
 * A refusal by a business rule. `code` is stable, `message` is shown to the user.
 * Contexts subclass it (`class OutOfStock extends DomainError`); only `platform` converts it to an answer.
 */
export class DomainError extends Error {
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
