import type { ServerEvents } from '@manette/contracts/realtime';
import { noteEvent } from '@manette/web-api';
import { currentSocket } from './socket';

export type EventHandler<Name extends keyof ServerEvents> = (payload: ServerEvents[Name]) => void;

const handlers = new Map<string, Set<(payload: never) => void>>();
const reconnected = new Set<() => void>();
const connected = new Set<() => void>();
const dropped = new Set<() => void>();

const run = (all: Set<() => void>) => {
  noteEvent();
  all.forEach((handler) => handler());
};

/**
 * Subscribes to a server event, whether or not the connection is open yet, and across reconnections.
 * @returns a function that unsubscribes
 */
export function subscribe<Name extends keyof ServerEvents>(
  event: Name,
  handler: EventHandler<Name>,
): () => void {
  const known = handlers.get(event) ?? new Set();
  handlers.set(event, known.add(handler));
  return () => void known.delete(handler);
}

/** Calls the handlers of an event; one that throws does not stop the others. */
export function deliver(event: string, payload: unknown) {
  noteEvent();
  for (const handler of handlers.get(event) ?? []) {
    try {
      handler(payload as never);
    } catch (error) {
      console.error(`A handler of ${event} failed`, error);
    }
  }
}

/**
 * Runs `handler` after every reconnection, to fetch what was missed (`?after=`). The server replays no events, and
 * authenticates the user again.
 * @returns a function that unsubscribes
 */
export function onReconnected(handler: () => void): () => void {
  reconnected.add(handler);
  return () => void reconnected.delete(handler);
}

export const notifyReconnected = () => run(reconnected);

/**
 * Runs `handler` after every connection, the first one included.
 * @returns a function that unsubscribes
 */
export function onConnected(handler: () => void): () => void {
  connected.add(handler);
  return () => void connected.delete(handler);
}

/**
 * Runs `handler` once, at the next connection, unless a connection is open: the subscriber's query may have been answered
 * before that connection, and an event in between is missed.
 * @returns a function that unsubscribes
 */
export function onceConnected(handler: () => void): () => void {
  if (currentSocket()?.connected) return () => undefined;
  const stop = onConnected(() => {
    stop();
    handler();
  });
  return stop;
}

export const notifyConnected = () => run(connected);

/**
 * Runs `handler` whenever the server closed or refused the connection: the session may have ended.
 * @returns a function that unsubscribes
 */
export function onDropped(handler: () => void): () => void {
  dropped.add(handler);
  return () => void dropped.delete(handler);
}

export const notifyDropped = () => run(dropped);
