import type { FetchBaseQueryError } from '@manette/web-store';

let isOut = false;
const listeners = new Set<() => void>();

/** Whether the server is out of reach: the last call got no answer. */
export const reach = {
  isOut: (): boolean => isOut,
  /** @returns unsubscribes */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether a call got no answer at all; an error of the server is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  ['FETCH_ERROR', 'TIMEOUT_ERROR'].includes(String((error as Partial<FetchBaseQueryError> | null)?.status));

/** Notes how a call ended. */
export function noteReach(error: unknown): void {
  const before = isOut;
  isOut = isUnanswered(error);
  if (isOut !== before) listeners.forEach((listener) => listener());
}
