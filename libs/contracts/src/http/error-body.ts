import type { ErrorCode } from '../errors/index.js';

export interface FieldError {
  field: string;
  message: string;
  /** The line of an uploaded file, counted from 1. */
  line?: number;
}

/** The body of every error response (contract, section 2). */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  requestId: string;
  /** For `MUTED`: when the mute ends; null for a mute without an end. */
  until?: string | null;
}
