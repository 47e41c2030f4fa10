export { DomainError } from './domain-error.js';
export { ERROR_STATUS, RETRYABLE_REFUSALS, type ErrorCode } from './error-code.js';
