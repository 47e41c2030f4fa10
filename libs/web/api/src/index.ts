export { api } from './api';
export { idTag, listTag, providesEntry, providesId, TAGS, type Tag } from './tags';
export { errorMessage, fieldErrors, isApiError, requestIdOf, type ApiError } from './api-error';
export { download } from './download';
export { fetchOrReusePreloaded } from './preloaded-responses';
export { idempotent, isAnswered, newIdempotencyKey } from './idempotency';
export type { ApiRequest } from './base-query';
export { useGetConfigQuery, configApi } from './config.api';
export { registerSession, sessionPort, type SessionPort } from './session-port';
