import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import { ClientDisconnected } from './client-disconnected.js';

interface RunningRequest {
  signal: AbortSignal;
  /** Whom the request's costly work counts for: a user, or an address. */
  caller: string;
}

const requests = new AsyncLocalStorage<RunningRequest>();

/** Runs `work` with a `requestSignal` that is aborted when the request ends, answered or not. */
export function withRequestSignal<T>(response: Response, caller: string, work: () => T): T {
  const ended = new AbortController();
  response.once('close', () => ended.abort(new ClientDisconnected()));
  return requests.run({ signal: ended.signal, caller }, work);
}

/** The signal of the request that the code runs for; undefined in background work. */
export const requestSignal = (): AbortSignal | undefined => requests.getStore()?.signal;

/** The caller of the request that the code runs for; undefined in background work. */
export const requestCaller = (): string | undefined => requests.getStore()?.caller;
