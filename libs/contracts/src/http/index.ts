export type { ErrorBody, FieldError } from './error-body.js';
export { ALREADY_EXECUTED, idempotencyKeySchema, IDEMPOTENCY_HEADER } from './idempotency.js';
export { isoTime, money, uuid } from './primitives.js';
export type { Money } from './primitives.js';
export { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, pageQuery, searchText } from './page.js';
export type { Page, PageQuery } from './page.js';
export { runtimeConfigSchema } from './runtime-config.js';
export type { RemoteRelease, RuntimeConfig } from './runtime-config.js';
export { line, multiline, wholeNumber } from './text.js';
