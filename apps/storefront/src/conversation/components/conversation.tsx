import '../translations';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Button, MessageDay, MessageLog } from '@manette/web-ui';
import type { LoadedConversation } from '../api/conversations';
import type { IsNews } from './unread-mark';
import { useUnreadLine } from '../hooks/use-unread-line';
import { undelivered } from '../outbox/undelivered';
import type { Outgoing } from '../outbox/outgoing';
import { OutgoingMessage, type OutgoingMessageProps } from './outgoing-message';
import type { ConversationMessageProps } from './conversation-message';
import { isOnOneDay } from './days';
import { DeleteMessage } from './delete-message';
import { MessagesByDay } from './messages-by-day';
import { useOlderMessages } from '../hooks/use-older-messages';

export interface ConversationProps extends Omit<OutgoingMessageProps, 'message'> {
  /** A ticket's id, or `PUBLIC_CHAT`. */
  id: string;
  conversation: LoadedConversation;
  /** Whether it was fetched since the page was opened. */
  isFresh: boolean;
  outgoing: Outgoing[];
  isNews: IsNews;
  /** Position up to which the other side has read; absent in the public chat. */
  seenTo?: number;
  /** Whether each message shows its sender's name. */
  named?: boolean;
  /** Renders additional buttons beside a message; must be the same function at every rendering. */
  actions?: ConversationMessageProps['actions'];
  /** Content at the end, below the newest message. */
  tail?: ReactNode;
}

/** Shows the messages by day, a line before the new ones, and the pending ones at the end. */
export function Conversation(props: ConversationProps) {
  const { id, conversation, isFresh, outgoing, isNews, seenTo = 0, named, actions, tail, ...ways } = props;
  const { t } = useTranslation('conversation');
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
  const endsToday = isOnOneDay(messages.at(-1)?.createdAt, waiting.at(-1)?.writtenAt);
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
      <MessagesByDay
        conversationId={id}
        messages={messages}
        line={line}
        named={named}
        seenTo={seenTo}
        onDelete={setDeleting}
        actions={actions}
        pending={endsToday && pending}
      />
      {!endsToday && waiting.length > 0 && <MessageDay name={t('today')}>{pending}</MessageDay>}
      {tail}
      <DeleteMessage conversationId={id} id={deleting} onClose={() => setDeleting(null)} />
    </MessageLog>
  );
}
