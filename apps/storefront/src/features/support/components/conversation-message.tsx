import { Trash2 } from 'lucide-react';
import { FILE_ATTACHMENT } from '@manette/contracts/conversation';
import type { SupportMessageView } from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { pictureAddress, useCurrentUser } from '@manette/web-session';
import { Badge, IconButton, MessageBubble, SystemLine } from '@manette/web-ui';
import { useDates } from '../../../dates/use-dates';
import { MessageText } from '../../../message-text/message-text';
import { MessageAttachment } from './message-attachment';

const DISPLAY_LIMIT = 2000;

export interface ConversationMessageProps {
  message: SupportMessageView;
  /** Id of the message after it. */
  next?: string | undefined;
  /** The first of several by the same sender. */
  first: boolean;
  /** The other side has read it. */
  seen: boolean;
  onDelete: (id: string) => void;
}

/** A message the server has, as a bubble or, when the ticket itself says it, as a line. */
export function ConversationMessage({ message, next, first, seen, onDelete }: ConversationMessageProps) {
  const { t } = useTranslation('support');
  const { time } = useDates();
  const user = useCurrentUser();
  const { sender, content, fileUrl, createdAt } = message;
  if (!sender) return <SystemLine time={time(createdAt)}>{translateMessage(content)}</SystemLine>;
  const words = fileUrl && content === FILE_ATTACHMENT ? '' : content;
  const isPicture = message.type === 'image' && fileUrl !== null;
  const own = sender._id === user._id;
  return (
    <MessageBubble
      sender={{
        name: sender.username,
        picture: pictureAddress(sender.profilePicture),
        isAdmin: sender.role === 'admin',
      }}
      time={time(createdAt)}
      own={own}
      first={first}
      named={!own && sender.role === 'admin'}
      badge={<Badge tone="completed">{t('admin')}</Badge>}
      kind={isPicture && words === '' ? 'image' : fileUrl ? 'file' : 'text'}
      state={own ? (seen ? 'seen' : 'sent') : undefined}
      stateLabel={t(seen ? 'seen' : 'sent')}
      action={
        user.role === 'admin' && (
          <IconButton
            compact
            label={t('deleteMessage')}
            icon={<Trash2 aria-hidden />}
            onClick={() => onDelete(message._id)}
          />
        )
      }
    >
      <MessageAttachment message={message} next={next} />
      {words !== '' && (
        <span className={fileUrl ? 'bubble-words block px-2 pt-1' : undefined}>
          <MessageText text={words} limit={DISPLAY_LIMIT} />
        </span>
      )}
    </MessageBubble>
  );
}
