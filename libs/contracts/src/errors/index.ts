export { DomainError } from './domain-error.js';
export { ERROR_STATUS, type ErrorCode } from './error-code.js';
