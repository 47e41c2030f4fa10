import { useSyncExternalStore } from 'react';
import { animatedMediaOf } from '@manette/contracts/chat';
import { reach } from '@manette/web-api';
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

/** Returns the words for the state of a message. A message may also wait for earlier ones, or for the limit on messages. */
function wordsOf({ state, isSlowed }: Unsent, isOut: boolean) {
  if (state === 'sending') return 'sending';
  if (state === 'failed') return 'notSent';
  if (isSlowed) return 'slowed';
  return isOut ? 'waiting' : 'queued';
}

/** A pending message: sending, waiting for the network, or failed with buttons to retry and to delete it. */
export function OutgoingMessage({ message, onRetry, onDiscard, fileOf }: OutgoingMessageProps) {
  const { t } = useTranslation('conversation');
  const { time } = useDates();
  const { username } = useCurrentUser();
  const { content, file, state } = message;
  const isOut = useSyncExternalStore(reach.subscribe, reach.isOut);
  const words = t(wordsOf(message, isOut));
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
