import { AsyncLocalStorage } from 'node:async_hooks';
import type { Response } from 'express';
import { ClientDisconnected } from './client-disconnected.js';

interface RunningRequest {
  signal: AbortSignal;
  /** The user or address that the request's expensive work is counted for. */
  caller: string;
}

const requests = new AsyncLocalStorage<RunningRequest>();

/** Runs `work` with a `requestSignal` that is aborted when the request ends, answered or not. */
export function withRequestSignal<T>(response: Response, caller: string, work: () => T): T {
  const ended = new AbortController();
  response.once('close', () => ended.abort(new ClientDisconnected()));
  return requests.run({ signal: ended.signal, caller }, work);
}

/** Returns the signal of the current request, or undefined in background work. */
export const requestSignal = (): AbortSignal | undefined => requests.getStore()?.signal;

/** Returns the caller of the current request, or undefined in background work. */
export const requestCaller = (): string | undefined => requests.getStore()?.caller;
