import { isApiError } from './api-error';

// randomUUID exists in secure contexts only; a phone that opens http://192.168.… has none.
const randomUuid = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');

/** A new idempotency key for one write; reuse it for retries of the same write, so that it is executed once. */
export const newIdempotencyKey = randomUuid;

/**
 * Whether the server has answered a failed write, so that the next try needs a new key. Without an answer, or while the first
 * try still runs, the same key prevents a duplicate.
 */
export const isAnswered = (error: unknown): boolean => isApiError(error) && error.data.code !== 'CONFLICT';

/** The header that carries `key`. */
export const idempotent = (key: string) => ({ 'Idempotency-Key': key });
