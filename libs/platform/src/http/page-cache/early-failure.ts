import type { IncomingMessage } from 'node:http';

/** Why a request was not answered from memory. */
export interface EarlyFailure {
  error: Error;
  /** 'access': the session or a limit refuses the request. 'page': the caller has access, but the page could not be read. */
  of: 'access' | 'page';
}

const failures = new WeakMap<IncomingMessage, EarlyFailure>();

/**
 * Records why a request was not answered from memory. The guard or interceptor of its route then throws that error, without
 * verifying, counting or reading again.
 */
export function failEarly(request: IncomingMessage, of: EarlyFailure['of'], thrown: unknown): void {
  failures.set(request, { of, error: thrown instanceof Error ? thrown : new Error(String(thrown)) });
}

/** Returns the failure of a request before it reached its route, if it failed. */
export const earlyFailure = (request: IncomingMessage): EarlyFailure | undefined => failures.get(request);
