import '../translations';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Button, MessageDay, MessageLog } from '@manette/web-ui';
import { useDates } from '../../hooks/use-dates';
import type { LoadedConversation } from '../api/conversations';
import type { IsNews } from './unread-mark';
import { useUnreadLine } from '../hooks/use-unread-line';
import { undelivered } from '../outbox/undelivered';
import type { Outgoing } from '../outbox/outgoing';
import { OutgoingMessage, type OutgoingMessageProps } from './outgoing-message';
import type { ConversationMessageProps } from './conversation-message';
import { ConversationPart } from './conversation-part';
import { dayOf, groupByDay, isLong, partsOf } from './days';
import { DeleteMessage } from './delete-message';
import { useOlderMessages } from '../hooks/use-older-messages';

export interface ConversationProps extends Omit<OutgoingMessageProps, 'message'> {
  /** A ticket's id, or the public chat's name. */
  id: string;
  conversation: LoadedConversation;
  /** Whether it was fetched since the page was opened. */
  isFresh: boolean;
  outgoing: Outgoing[];
  isNews: IsNews;
  /** Position up to which the other side has read; absent in the public chat. */
  seenTo?: number;
  /** Each message shows its sender's name. */
  named?: boolean;
  /** More buttons beside a message; the same function at every rendering. */
  actions?: ConversationMessageProps['actions'];
  /** Stays at the end, below the newest message. */
  tail?: ReactNode;
}

/** The messages by day, a line before the new ones, and the pending ones at the end. */
export function Conversation(props: ConversationProps) {
  const { id, conversation, isFresh, outgoing, isNews, seenTo = 0, named, actions, tail, ...ways } = props;
  const { t } = useTranslation('conversation');
  const { date } = useDates();
  const { _id: userId } = useCurrentUser();
  const older = useOlderMessages(id, conversation);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { messages } = conversation;
  const line = useUnreadLine(conversation, isFresh, isNews);
  const waiting = useMemo(() => undelivered(outgoing, messages, userId), [outgoing, messages, userId]);
  const ids = useMemo(
    () => [...messages.map(({ _id }) => _id), ...waiting.map(({ key }) => key)],
    [messages, waiting],
  );
  const dayName = (moment: string) => {
    const day = dayOf(moment);
    return day === 'earlier' ? <bdi>{date(moment)}</bdi> : t(day);
  };
  const days = useMemo(() => groupByDay(messages), [messages]);
  const endsToday = days.at(-1)?.date === new Date(waiting.at(-1)?.writtenAt ?? 0).toDateString();
  const pending = waiting.map((message) => <OutgoingMessage key={message.key} message={message} {...ways} />);
  return (
    <MessageLog
      label={t('messages')}
      ids={ids}
      followed={outgoing.at(-1)?.key}
      unseenLabel={(count) => t('newMessages', { count })}
      onTop={older.load}
      top={
        conversation.hasMore && (
          <Button look="ghost" size="compact" loading={older.loading} onClick={older.load}>
            {t('older')}
          </Button>
        )
      }
    >
      {days.map(({ date: day, begins, messages: ofDay }, index) => (
        <MessageDay key={day} name={dayName(begins)}>
          {partsOf(ofDay).map((part, at, parts) => (
            <ConversationPart
              key={part.key}
              conversationId={id}
              messages={part.messages}
              former={parts[at - 1]?.messages.at(-1)}
              next={(parts[at + 1] ?? days[index + 1])?.messages[0]?._id}
              windowed={isLong(messages)}
              newest={index === days.length - 1 && at === parts.length - 1}
              line={line}
              named={named}
              seenTo={seenTo}
              onDelete={setDeleting}
              actions={actions}
            />
          ))}
          {endsToday && index === days.length - 1 && pending}
        </MessageDay>
      ))}
      {!endsToday && waiting.length > 0 && <MessageDay name={t('today')}>{pending}</MessageDay>}
      {tail}
      <DeleteMessage conversationId={id} id={deleting} onClose={() => setDeleting(null)} />
    </MessageLog>
  );
}
