import type { ErrorCode } from '../errors/index.js';

export interface FieldError {
  field: string;
  message: string;
  /** Line of an uploaded file, counted from 1. */
  line?: number;
}

/** The body of every error answer (contract, section 2). */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  requestId: string;
  /** Of `MUTED`: when the mute ends; null without an end. */
  until?: string | null;
}
