import { DomainError, type ErrorCode } from '@manette/contracts/errors';
import type { FieldError } from '@manette/contracts/http';
import { ValidationFailed } from '../validation/validation-failed.js';

interface KeptRefusal {
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
}

/** The refusal that a request with the same key got before. */
export function replayedRefusal(answer: string): DomainError {
  const { code, message, errors } = JSON.parse(answer) as KeptRefusal;
  return errors?.length ? new ValidationFailed(errors) : new DomainError(code, message);
}
