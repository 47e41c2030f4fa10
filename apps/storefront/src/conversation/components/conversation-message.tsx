import { Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { animatedMediaOf } from '@manette/contracts/chat';
import { FILE_ATTACHMENT, type MessageView } from '@manette/contracts/conversation';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { pictureAddress, useCurrentUser } from '@manette/web-session';
import { IconButton, MessageBubble, SystemLine } from '@manette/web-ui';
import { useDates } from '../../hooks/use-dates';
import { hasFile, MessageAttachment } from './message-attachment';
import { MessageWords } from './message-words';

export interface ConversationMessageProps {
  conversationId: string;
  message: MessageView;
  /** Id of the next message. */
  next?: string | undefined;
  /** Whether it is the first of several messages by the same sender. */
  first: boolean;
  /** Shows the sender's name even if it is not an administrator. */
  named?: boolean | undefined;
  /** Whether the other side has read it. */
  seen: boolean;
  onDelete: (id: string) => void;
  /** Renders additional buttons beside a message; must be the same function at every rendering. */
  actions?: ((message: MessageView) => ReactNode) | undefined;
}

/** Returns the look of a bubble: an image without text, a file, or text. */
function kindOf({ type, fileUrl }: MessageView, words: string) {
  const isPicture = (type === 'image' && fileUrl !== null && words === '') || animatedMediaOf(words);
  return isPicture ? 'image' : fileUrl ? 'file' : 'text';
}

/** A delivered message: a bubble, or a line for a system message. */
export const ConversationMessage = memo(function ConversationMessage(props: ConversationMessageProps) {
  const { conversationId, message, next, first, named, seen, onDelete, actions } = props;
  const { t } = useTranslation('conversation');
  const { time } = useDates();
  const user = useCurrentUser();
  const { sender, content, type, createdAt } = message;
  if (!sender) return <SystemLine time={time(createdAt)}>{translateMessage(content)}</SystemLine>;
  const words = hasFile(type) && content === FILE_ATTACHMENT ? '' : content;
  const own = sender._id === user._id;
  const isAdmin = sender.role === 'admin';
  return (
    <MessageBubble
      sender={{ name: sender.username, picture: pictureAddress(sender.profilePicture), isAdmin }}
      time={time(createdAt)}
      own={own}
      first={first}
      named={!own && (named || isAdmin)}
      badge={isAdmin ? t('admin') : undefined}
      kind={kindOf(message, words)}
      state={own ? (seen ? 'seen' : 'sent') : undefined}
      stateLabel={t(seen ? 'seen' : 'sent')}
      action={
        (actions || user.role === 'admin') && (
          <>
            {actions?.(message)}
            {user.role === 'admin' && (
              <IconButton
                compact
                label={t('deleteMessage')}
                icon={<Trash2 aria-hidden />}
                onClick={() => onDelete(message._id)}
              />
            )}
          </>
        )
      }
    >
      <MessageAttachment conversationId={conversationId} message={message} next={next} />
      {words !== '' && <MessageWords content={words} underFile={hasFile(type)} />}
    </MessageBubble>
  );
});
