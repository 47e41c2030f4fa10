import { isApiError } from './api-error';

// randomUUID exists in secure contexts only; a phone that opens http://192.168.… has none.
const randomUuid = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');

/** A new key for one write; keep it while the person repeats the same attempt, so that it happens once. */
export const newIdempotencyKey = randomUuid;

/**
 * Whether a write that failed has its answer, so that one more try is another attempt with a key of its own. Without one,
 * or when the first try still runs, the same key keeps it from happening twice.
 */
export const isAnswered = (error: unknown): boolean => isApiError(error) && error.data.code !== 'CONFLICT';

/** The header that carries `key`. */
export const idempotent = (key: string) => ({ 'Idempotency-Key': key });
