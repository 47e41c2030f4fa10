import { DomainError } from '@manette/contracts/errors';
import multer from 'multer';
import type { UploadRules } from './upload.rules.js';

/** An upload that was refused while it was received: multer's error in the contract's words. */
export function uploadError(error: unknown, rules: UploadRules): unknown {
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return new DomainError('FILE_TOO_LARGE', rules.fileTooLarge, error.field);
    const tooMany = error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT';
    const message = tooMany ? (rules.tooManyFiles ?? 'Too many files') : error.message;
    return new DomainError('VALIDATION_FAILED', message, error.field);
  }
  // Busboy's complaints about a malformed form carry neither class nor code.
  if (error instanceof Error && /boundary|form|header|Multipart/i.test(error.message))
    return new DomainError('VALIDATION_FAILED', 'The form is malformed');
  return error;
}
