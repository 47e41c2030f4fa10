import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { SENDING_FAILED, type SendFailure } from './send-failure';
import type { Outgoing } from './outgoing';

/**
 * Shows once that a message was not sent [ERR-024]; a refusal and a limit are shown with their own message. While the device
 * is known to be offline nothing is shown: the page shows the offline notice already, and the message waits.
 */
export function notifyFailure(failure: SendFailure, { tries }: Outgoing, isOnline: boolean): void {
  if (failure.kind === 'refused') notify.error(translateMessage(failure.sentence), { id: failure.sentence });
  if (failure.kind === 'busy' && failure.sentence && tries === 1)
    notify.error(translateMessage(failure.sentence), { id: failure.sentence });
  const isNews = tries === 1 && (failure.kind === 'server' || (failure.kind === 'network' && isOnline));
  if (isNews) notify.error(translateMessage(SENDING_FAILED), { id: SENDING_FAILED });
}
