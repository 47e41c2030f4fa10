import { DomainError } from '@manette/contracts/errors';
import type { FieldError } from '@manette/contracts/http';

/** Invalid input: a 400 with the first error of every field; the first of these is the message. */
export class ValidationFailed extends DomainError {
  constructor(readonly errors: FieldError[]) {
    super('VALIDATION_FAILED', errors[0]?.message ?? 'The input is not valid', errors[0]?.field);
  }
}
