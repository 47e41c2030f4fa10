import { useEffect, useEffectEvent } from 'react';
import type { ServerEvents } from '@manette/contracts/realtime';
import { onReconnected, subscribe, type EventHandler } from './subscriptions';

/** Subscribes to `event` while the component is mounted; always calls the latest `handler`. */
export function useSocketEvent<Name extends keyof ServerEvents>(event: Name, handler: EventHandler<Name>) {
  const latest = useEffectEvent(handler);
  useEffect(() => subscribe(event, (payload) => latest(payload)), [event]);
}

/** Like `onReconnected`, while the component is mounted. */
export function useOnReconnected(handler: () => void) {
  const latest = useEffectEvent(handler);
  useEffect(() => onReconnected(() => latest()), []);
}
