import type { IncomingMessage } from 'node:http';

/** Why a request was not answered from memory. */
export interface EarlyFailure {
  error: Error;
  /** 'access': its session or a limit refuses it. 'page': whoever may read the page cannot be given it. */
  of: 'access' | 'page';
}

const failures = new WeakMap<IncomingMessage, EarlyFailure>();

/**
 * Remembers why a request was not answered from memory. Its route then answers that error, where it would have thrown it
 * itself, without verifying, counting or reading again.
 */
export function failEarly(request: IncomingMessage, of: EarlyFailure['of'], thrown: unknown): void {
  failures.set(request, { of, error: thrown instanceof Error ? thrown : new Error(String(thrown)) });
}

/** The failure of a request before it reached its route. */
export const earlyFailure = (request: IncomingMessage): EarlyFailure | undefined => failures.get(request);
