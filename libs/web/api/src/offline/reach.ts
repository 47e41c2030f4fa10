import type { FetchBaseQueryError } from '@manette/web-store';

let isOut = false;
const listeners = new Set<() => void>();

/** Whether the server is unreachable: the last call received no response. */
export const reach = {
  isOut: (): boolean => isOut,
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Returns whether a call received no response at all; an error of the server is a response. */
export const isUnanswered = (error: unknown): boolean =>
  ['FETCH_ERROR', 'TIMEOUT_ERROR'].includes(String((error as Partial<FetchBaseQueryError> | null)?.status));

/** Notes the result of a call, and notifies the listeners when it changes whether the server is reachable. */
export function noteReach(error: unknown): void {
  const before = isOut;
  isOut = isUnanswered(error);
  if (isOut !== before) listeners.forEach((listener) => listener());
}
