export { DomainError } from './domain-error.js';
export { ERROR_STATUS, PASSING_REFUSALS, type ErrorCode } from './error-code.js';
