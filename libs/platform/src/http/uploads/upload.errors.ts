import { DomainError } from '@manette/contracts/errors';
import type { Request } from 'express';
import multer from 'multer';
import { CallerGone } from '../../core/request/caller-gone.js';
import type { UploadRules } from './upload.rules.js';

/** An upload that was refused, or broken off, while it was received: multer's error in the contract's words. */
export function uploadError(error: unknown, request: Request, rules: UploadRules): unknown {
  if (error instanceof multer.MulterError)
    return error.code === 'LIMIT_FILE_SIZE'
      ? new DomainError('FILE_TOO_LARGE', rules.fileTooLarge, error.field)
      : new DomainError('VALIDATION_FAILED', error.message, error.field);
  if (error instanceof DomainError) return error;
  if (request.destroyed && !request.readableEnded) return new CallerGone();
  // Busboy's complaints about a malformed form carry neither class nor code.
  if (error instanceof Error && /boundary|form|header|Multipart/i.test(error.message))
    return new DomainError('VALIDATION_FAILED', 'The form is malformed');
  return error;
}
