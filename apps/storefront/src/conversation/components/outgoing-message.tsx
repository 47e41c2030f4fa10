import { animatedMediaOf } from '@manette/contracts/chat';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { MessageBubble } from '@manette/web-ui';
import { useDates } from '../../hooks/use-dates';
import { MessageWords } from './message-words';
import type { Outgoing, Unsent } from '../outbox/outgoing';
import { OutgoingAttachment } from './outgoing-attachment';

export interface OutgoingMessageProps {
  message: Unsent;
  onRetry: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
  fileOf: (message: Outgoing) => File | undefined;
}

const WORDS = { waiting: 'waiting', sending: 'sending', failed: 'notSent' } as const;

/** A pending message: sending, waiting for the network, or failed with buttons to retry and to delete it. */
export function OutgoingMessage({ message, onRetry, onDiscard, fileOf }: OutgoingMessageProps) {
  const { t } = useTranslation('conversation');
  const { time } = useDates();
  const { username } = useCurrentUser();
  const { content, file, state } = message;
  const words = t(state === 'waiting' && message.isSlowed ? 'slowed' : WORDS[state]);
  return (
    <MessageBubble
      own
      first
      sender={{ name: username }}
      time={time(new Date(message.writtenAt).toISOString())}
      kind={animatedMediaOf(content) ? 'image' : file ? 'file' : 'text'}
      state={state}
      stateLabel={words}
      failure={{
        text: words,
        retryLabel: t('retry'),
        onRetry: () => onRetry(message),
        discardLabel: t('discard'),
        onDiscard: () => onDiscard(message),
      }}
    >
      {file && <OutgoingAttachment message={message} file={file} stored={fileOf(message)} />}
      {content && <MessageWords content={content} underFile={file !== undefined} />}
    </MessageBubble>
  );
}
