import { Fragment, useMemo, useState } from 'react';
import type { ConversationView, TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Button, DaySeparator, MessageLog, NewMessagesLine } from '@manette/web-ui';
import { useDates } from '../../../dates/use-dates';
import { useUnreadLine } from '../reading/use-unread-mark';
import { notYetThere } from '../sending/not-yet-there';
import type { Outgoing } from '../sending/outgoing';
import { OutgoingMessage, type OutgoingMessageProps } from '../sending/outgoing-message';
import { ConversationMessage } from './conversation-message';
import { dayOf, isNewDay } from './days';
import { DeleteMessage } from './delete-message';
import { useOlderMessages } from './use-older-messages';

export interface ConversationProps extends Omit<OutgoingMessageProps, 'message'> {
  ticket: TicketView;
  conversation: ConversationView;
  /** Whether it was answered since the page was opened. */
  isFresh: boolean;
  outgoing: Outgoing[];
}

/** The messages by day, a line before the new ones, and what is on its way after them. */
export function Conversation({ ticket, conversation, isFresh, outgoing, ...ways }: ConversationProps) {
  const { t } = useTranslation('support');
  const { date } = useDates();
  const user = useCurrentUser();
  const older = useOlderMessages(ticket._id, conversation);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { messages } = conversation;
  const line = useUnreadLine(conversation, isFresh);
  const seenTo = user.role === 'admin' ? ticket.seenByClient : ticket.seenByAdmin;
  const waiting = useMemo(() => notYetThere(outgoing, messages, user._id), [outgoing, messages, user._id]);
  const ids = useMemo(
    () => [...messages.map(({ _id }) => _id), ...waiting.map(({ key }) => key)],
    [messages, waiting],
  );
  const dayName = (moment: string) => {
    const day = dayOf(moment);
    return day === 'earlier' ? <bdi>{date(moment)}</bdi> : t(day);
  };
  const last = waiting.at(-1);
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
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const newDay = isNewDay(message.createdAt, before?.createdAt);
        const isFirstNew = line?.before === message._id;
        const first = newDay || isFirstNew || before?.sender?._id !== message.sender?._id;
        return (
          <Fragment key={message._id}>
            {newDay && <DaySeparator>{dayName(message.createdAt)}</DaySeparator>}
            {isFirstNew && <NewMessagesLine>{t('newMessages', { count: line.count })}</NewMessagesLine>}
            <ConversationMessage
              message={message}
              next={messages[at + 1]?._id}
              first={first}
              seen={message.position <= seenTo}
              onDelete={setDeleting}
            />
          </Fragment>
        );
      })}
      {last && isNewDay(new Date(last.writtenAt).toISOString(), messages.at(-1)?.createdAt) && (
        <DaySeparator>{t('today')}</DaySeparator>
      )}
      {waiting.map((message) => (
        <OutgoingMessage key={message.key} message={message} {...ways} />
      ))}
      <DeleteMessage id={deleting} onClose={() => setDeleting(null)} />
    </MessageLog>
  );
}
