import { Fragment, useMemo, useState } from 'react';
import type { ConversationView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { Button, DaySeparator, MessageLog } from '@manette/web-ui';
import { useDates } from '../../../dates/use-dates';
import { ConversationMessage } from './conversation-message';
import { dayOf, isNewDay } from './days';
import { DeleteMessage } from './delete-message';
import type { Outgoing } from './outgoing';
import { OutgoingMessage } from './outgoing-message';
import { useOlderMessages } from './use-older-messages';

export interface ConversationProps {
  ticketId: string;
  conversation: ConversationView;
  outgoing: Outgoing[];
  onRetry: (message: Outgoing) => void;
}

/** The messages by day, what is on its way after them. */
export function Conversation({ ticketId, conversation, outgoing, onRetry }: ConversationProps) {
  const { t } = useTranslation('support');
  const { date } = useDates();
  const older = useOlderMessages(ticketId, conversation);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { messages } = conversation;
  const ids = useMemo(
    () => [...messages.map(({ _id }) => _id), ...outgoing.map(({ key }) => key)],
    [messages, outgoing],
  );
  const dayName = (moment: string) => {
    const day = dayOf(moment);
    return day === 'earlier' ? <bdi>{date(moment)}</bdi> : t(day);
  };
  return (
    <MessageLog
      label={t('messages')}
      ids={ids}
      unseenLabel={(count) => t('newMessages', { count })}
      top={
        conversation.hasMore && (
          <Button look="ghost" size="compact" loading={older.loading} onClick={() => void older.load()}>
            {t('older')}
          </Button>
        )
      }
    >
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const newDay = isNewDay(message.createdAt, before?.createdAt);
        const first = newDay || before?.sender?._id !== message.sender?._id;
        return (
          <Fragment key={message._id}>
            {newDay && <DaySeparator>{dayName(message.createdAt)}</DaySeparator>}
            <ConversationMessage message={message} first={first} onDelete={setDeleting} />
          </Fragment>
        );
      })}
      {outgoing.map((message) => (
        <OutgoingMessage key={message.key} message={message} onRetry={() => onRetry(message)} />
      ))}
      <DeleteMessage id={deleting} onClose={() => setDeleting(null)} />
    </MessageLog>
  );
}
