import { DomainError } from '@manette/contracts/errors';
import type { FieldError } from '@manette/contracts/http';

/** Input that breaks rules: 400 with every field's first sentence; the first of all is the message. */
export class ValidationFailed extends DomainError {
  constructor(readonly errors: FieldError[]) {
    super('VALIDATION_FAILED', errors[0]?.message ?? 'The input is not valid', errors[0]?.field);
  }
}
