import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import { ClientDisconnected } from './client-disconnected.js';

const signals = new AsyncLocalStorage<AbortSignal>();

/** Runs `work` with a `requestSignal` that is aborted when the request ends, answered or not. */
export function withRequestSignal<T>(response: Response, work: () => T): T {
  const ended = new AbortController();
  response.once('close', () => ended.abort(new ClientDisconnected()));
  return signals.run(ended.signal, work);
}

/** The signal of the request that the code runs for; undefined in background work. */
export const requestSignal = (): AbortSignal | undefined => signals.getStore();
