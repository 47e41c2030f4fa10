import { isApiError } from './api-error';

// randomUUID exists in secure contexts only; a phone that opens http://192.168.… does not have it.
const randomUuid = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');

/** Returns a new idempotency key for one write; reuse it for retries of the same write, so that it is executed once. */
export const newIdempotencyKey = randomUuid;

/**
 * Returns whether the server has answered a failed write, so that the next attempt needs a new key. Without a response, or
 * while the first attempt is still running, the same key prevents a duplicate.
 */
export const isAnswered = (error: unknown): boolean => isApiError(error) && error.data.code !== 'CONFLICT';

/** Returns the header that carries `key`. */
export const idempotent = (key: string) => ({ 'Idempotency-Key': key });
