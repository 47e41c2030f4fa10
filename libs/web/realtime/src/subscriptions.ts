import type { ServerEvents } from '@manette/contracts/realtime';
import { currentSocket } from './socket';

export type EventHandler<Name extends keyof ServerEvents> = (payload: ServerEvents[Name]) => void;

const handlers = new Map<string, Set<(payload: never) => void>>();
const reconnected = new Set<() => void>();
const connected = new Set<() => void>();
const dropped = new Set<() => void>();

/**
 * Hears one event from now on, whether or not the connection is open yet, and across reconnections.
 * @returns stops hearing it
 */
export function subscribe<Name extends keyof ServerEvents>(
  event: Name,
  handler: EventHandler<Name>,
): () => void {
  const known = handlers.get(event) ?? new Set();
  handlers.set(event, known.add(handler));
  return () => void known.delete(handler);
}

/** Called with everything that arrives. A handler that fails does not keep the others from hearing it. */
export function deliver(event: string, payload: unknown) {
  for (const handler of handlers.get(event) ?? []) {
    try {
      handler(payload as never);
    } catch (error) {
      console.error(`A handler of ${event} failed`, error);
    }
  }
}

/**
 * Runs `handler` whenever the connection is back: the time to ask for what was missed (`?after=`). The server replays
 * nothing, and judges everybody anew.
 * @returns stops that
 */
export function onReconnected(handler: () => void): () => void {
  reconnected.add(handler);
  return () => void reconnected.delete(handler);
}

export const notifyReconnected = () => reconnected.forEach((handler) => handler());

/**
 * Runs `handler` whenever a connection is there, the first one and every later one: the line is good again.
 * @returns stops that
 */
export function onConnected(handler: () => void): () => void {
  connected.add(handler);
  return () => void connected.delete(handler);
}

/**
 * Runs `handler` at the first connection from now on, unless there is one already: what was asked for before it may
 * have missed an event between its answer and the connection.
 * @returns stops waiting for it
 */
export function onceConnected(handler: () => void): () => void {
  if (currentSocket()?.connected) return () => undefined;
  const stop = onConnected(() => {
    stop();
    handler();
  });
  return stop;
}

export const tellConnected = () => connected.forEach((handler) => handler());

/**
 * Runs `handler` whenever the server itself let the connection go or refused it: the session may have ended.
 * @returns stops that
 */
export function onDropped(handler: () => void): () => void {
  dropped.add(handler);
  return () => void dropped.delete(handler);
}

export const notifyDropped = () => dropped.forEach((handler) => handler());
