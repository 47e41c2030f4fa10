import { STATUS_CODES } from 'node:http';
import { DomainError, ERROR_STATUS, type ErrorCode } from '@manette/contracts/errors';
import type { ErrorBody, FieldError } from '@manette/contracts/http';
import { HttpException } from '@nestjs/common';
import { isUnavailable } from '../../database/is-unavailable.js';
import { isStorageFull } from '../../storage/files/storage.errors.js';
import { ValidationFailed } from '../validation/validation-failed.js';

const STORAGE_FULL = 'There is no room left for files. Please try again later.';
const TRY_LATER = 'Server error. Please try again later.';

/** Code and message for statuses that come from the framework or the body parser. */
const BY_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['VALIDATION_FAILED', 'The request is malformed'],
  401: ['UNAUTHENTICATED', 'Authentication required'],
  403: ['FORBIDDEN', 'Access denied'],
  404: ['NOT_FOUND', 'Resource not found'],
  413: ['FILE_TOO_LARGE', 'The request is too large'],
  415: ['UNSUPPORTED_FILE_TYPE', 'This content type is not supported'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests. Please try again later.'],
  503: ['UNAVAILABLE', TRY_LATER],
};

/** SQL states of serialization failures, deadlocks and timeouts: the same request may succeed later. */
const TRANSIENT = new Set(['40001', '40P01', '55P03', '57014']);

export interface ErrorAnswer {
  body: Omit<ErrorBody, 'requestId'>;
  retryAfter?: number;
  /** A bug, or something that the operator must fix: logged with its stack. */
  unexpected: boolean;
}

/** Returns the field errors of a 400; an error about the whole input has an empty field name. */
function errorsOf(error: DomainError): FieldError[] | undefined {
  if (error instanceof ValidationFailed) return error.errors;
  const { code, field = code === 'VALIDATION_FAILED' ? '' : undefined, message } = error;
  return field !== undefined && ERROR_STATUS[code] === 400 ? [{ field, message }] : undefined;
}

function ofDomainError(error: DomainError): ErrorAnswer {
  const { code, message, details, retryAfter } = error;
  const errors = errorsOf(error);
  const body = { ...details, statusCode: ERROR_STATUS[code], code, message, ...(errors && { errors }) };
  return { body, retryAfter, unexpected: false };
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  // Errors of Express and its body parser (http-errors): `expose` says whether the client may see them.
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  return typeof status === 'number' && (expose === true || error instanceof URIError) ? status : undefined;
}

function ofStatus(statusCode: number): ErrorAnswer['body'] {
  const [code, message] = BY_STATUS[statusCode] ?? [
    'VALIDATION_FAILED',
    STATUS_CODES[statusCode] ?? 'Bad request',
  ];
  const errors = code === 'VALIDATION_FAILED' ? [{ field: '', message }] : undefined;
  return { statusCode, code, message, ...(errors && { errors }) };
}

/** Returns the contract's response to an error (section 2); it contains no stack, SQL or path. */
export function errorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof DomainError) return ofDomainError(error);
  const { code: sqlState } = (error ?? {}) as { code?: unknown };
  if (isUnavailable(error) || (typeof sqlState === 'string' && TRANSIENT.has(sqlState)))
    return { body: { statusCode: 503, code: 'UNAVAILABLE', message: TRY_LATER }, unexpected: false };
  if (isStorageFull(error))
    return { body: { statusCode: 503, code: 'UNAVAILABLE', message: STORAGE_FULL }, unexpected: true };
  const status = error ? statusOf(error) : undefined;
  if (status !== undefined && (BY_STATUS[status] || (status >= 400 && status < 500)))
    return { body: ofStatus(status), unexpected: false };
  return { body: { statusCode: 500, code: 'INTERNAL', message: TRY_LATER }, unexpected: true };
}
