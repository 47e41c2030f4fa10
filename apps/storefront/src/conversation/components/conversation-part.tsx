import { Fragment } from 'react';
import type { MessageView } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { LogPart, NewMessagesLine, type LogPartProps } from '@manette/web-ui';
import { ConversationMessage, type ConversationMessageProps } from './conversation-message';

export interface ConversationPartProps
  extends
    Pick<LogPartProps, 'windowed' | 'newest'>,
    Pick<ConversationMessageProps, 'conversationId' | 'named' | 'next' | 'onDelete' | 'actions'> {
  messages: MessageView[];
  /** The previous message of the same day. */
  former: MessageView | undefined;
  /** The id of the first new message, and the number of new messages. */
  line: { before: string; count: number } | null;
  /** Position up to which the other side has read. */
  seenTo: number;
}

/** Consecutive messages of one day, with a line before the first new message. */
export function ConversationPart(props: ConversationPartProps) {
  const { windowed, newest, messages, former, next, line, seenTo, ...rest } = props;
  const { t } = useTranslation('conversation');
  return (
    <LogPart windowed={windowed} newest={newest}>
      {() =>
        messages.map((message, at) => {
          const isFirstNew = line?.before === message._id;
          const previous = messages[at - 1] ?? former;
          return (
            <Fragment key={message._id}>
              {isFirstNew && <NewMessagesLine>{t('newMessages', { count: line.count })}</NewMessagesLine>}
              <ConversationMessage
                {...rest}
                message={message}
                next={messages[at + 1]?._id ?? next}
                first={isFirstNew || !previous || previous.sender?._id !== message.sender?._id}
                seen={message.position <= seenTo}
              />
            </Fragment>
          );
        })
      }
    </LogPart>
  );
}
