import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import { CallerGone } from './caller-gone.js';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` for the caller of `response`; what it has queued is given up when the call ends, answered or not. */
export function forCaller<T>(response: Response, work: () => T): T {
  const ended = new AbortController();
  response.once('close', () => ended.abort(new CallerGone()));
  return signals.run(ended.signal, work);
}

/** Aborted when the call ends that the code runs for; undefined for what no call waits for. */
export const callerSignal = (): AbortSignal | undefined => signals.getStore();
