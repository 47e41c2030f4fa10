import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { MessageBubble, MessageFile } from '@manette/web-ui';
import { useDates } from '../../../dates/use-dates';
import { MessageText } from '../../../message-text/message-text';
import type { Outgoing } from './outgoing';

/** A message on its way: sending, or failed with a way to try again. */
export function OutgoingMessage({ message, onRetry }: { message: Outgoing; onRetry: () => void }) {
  const { t } = useTranslation('support');
  const { time } = useDates();
  const { username } = useCurrentUser();
  const { content, file, state, progress } = message;
  const isSending = state === 'sending';
  return (
    <MessageBubble
      own
      first
      sender={{ name: username }}
      time={time(message.createdAt)}
      kind={file ? 'file' : 'text'}
      state={state}
      stateLabel={t(isSending ? 'sending' : 'notSent')}
      failure={{ text: t('notSent'), retryLabel: t('retry'), onRetry }}
    >
      {file && (
        <MessageFile
          name={file.name}
          bytes={file.size}
          progress={isSending ? progress : undefined}
          progressLabel={isSending ? t('sendingProgress', { percent: progress }) : undefined}
        />
      )}
      {content && (
        <span className={file ? 'bubble-words block px-2 pt-1' : undefined} dir="auto">
          <MessageText text={content} limit={2000} />
        </span>
      )}
    </MessageBubble>
  );
}
