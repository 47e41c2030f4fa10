import { DomainError, type ErrorCode } from '@manette/contracts/errors';
import type { FieldError } from '@manette/contracts/http';
import { ValidationFailed } from '../validation/validation-failed.js';

interface StoredRefusal {
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
}

/** Recreates the stored error of an earlier request with the same key. */
export function replayedRefusal(answer: string): DomainError {
  const { code, message, errors } = JSON.parse(answer) as StoredRefusal;
  return errors?.length ? new ValidationFailed(errors) : new DomainError(code, message);
}
