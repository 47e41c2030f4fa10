import type { SendFailure } from './send-failure';
import type { Outgoing, OutgoingAction } from './outgoing';
import { retryDelay } from './retry-delay';

/** @returns the action for a message whose attempt failed; the message is passed in the state in which it was sent */
export function afterFailure(failure: SendFailure, { key, tries }: Outgoing, now: number): OutgoingAction {
  switch (failure.kind) {
    case 'refused':
      return { type: 'refused', key, refusal: failure.sentence };
    case 'done':
      return { type: 'acknowledged', key };
    case 'slow': {
      const notBefore = now + (failure.waitMs ?? retryDelay(tries));
      return { type: 'interrupted', key, notBefore, isOffline: true, isSlowed: true };
    }
    case 'network':
    case 'busy':
      return { type: 'interrupted', key, notBefore: now + retryDelay(tries), isOffline: true };
    case 'server':
      return { type: 'interrupted', key, notBefore: now + retryDelay(tries), isOffline: false };
  }
}
