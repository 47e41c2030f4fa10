import type { ErrorCode } from './error-code.js';

/**
 * A refusal by a rule of the business. `code` is stable, `message` is the sentence a person reads.
 * Contexts subclass it (`class OutOfStock extends DomainError`); only `platform` turns it into an answer.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** The field of the input the sentence is about, where there is one. */
    readonly field?: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}
