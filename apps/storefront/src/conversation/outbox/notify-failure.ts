import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { SENDING_FAILED, type SendFailure } from './send-failure';
import type { Outgoing } from './outgoing';

/**
 * Says once that a message was not sent [ERR-024]; a refusal keeps its own sentence. While the line is known to be
 * down the page says so already, and the message waits.
 */
export function notifyFailure(failure: SendFailure, { tries }: Outgoing, lineIsUp: boolean): void {
  if (failure.kind === 'refused') notify.error(translateMessage(failure.sentence), { id: failure.sentence });
  const isNews = tries === 1 && (failure.kind === 'server' || (failure.kind === 'line' && lineIsUp));
  if (isNews) notify.error(translateMessage(SENDING_FAILED), { id: SENDING_FAILED });
}
