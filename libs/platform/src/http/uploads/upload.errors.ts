import { DomainError } from '@manette/contracts/errors';
import type { Request } from 'express';
import multer from 'multer';
import { ClientDisconnected } from '../../core/request/client-disconnected.js';
import type { UploadRules } from './upload.rules.js';

/** Converts an error of receiving an upload (multer's, or a closed connection) to the contract's error. */
export function uploadError(error: unknown, request: Request, rules: UploadRules): unknown {
  if (error instanceof multer.MulterError)
    return error.code === 'LIMIT_FILE_SIZE'
      ? new DomainError('FILE_TOO_LARGE', rules.fileTooLarge, error.field)
      : new DomainError('VALIDATION_FAILED', error.message, error.field);
  if (error instanceof DomainError) return error;
  if (request.destroyed && !request.readableEnded) return new ClientDisconnected();
  // Busboy's errors for a malformed form have neither a class nor a code.
  if (error instanceof Error && /boundary|form|header|Multipart/i.test(error.message))
    return new DomainError('VALIDATION_FAILED', 'The form is malformed');
  return error;
}
