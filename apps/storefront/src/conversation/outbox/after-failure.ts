import type { SendFailure } from './send-failure';
import type { Outgoing, OutgoingAction } from './outgoing';
import { retryDelay } from './retry-delay';

/**
 * What becomes of a message whose try came to nothing.
 * @param message as it was on the wire
 */
export function afterFailure(failure: SendFailure, { key, tries }: Outgoing, now: number): OutgoingAction {
  switch (failure.kind) {
    case 'refused':
      return { type: 'refused', key, refusal: failure.sentence };
    case 'done':
      return { type: 'acknowledged', key };
    case 'line':
    case 'busy':
      return { type: 'interrupted', key, notBefore: now + retryDelay(tries), lineIsDown: true };
    case 'server':
      return { type: 'interrupted', key, notBefore: now + retryDelay(tries), lineIsDown: false };
  }
}
