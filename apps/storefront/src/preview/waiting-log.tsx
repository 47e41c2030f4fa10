import { MessageLog } from '@manette/web-ui';
import { MessagesByDay, type MessagesByDayProps } from '../conversation/components/messages-by-day';

/** So many short messages fill a screen. */
const OF_PHONE = 15;
const OF_DESK = 40;

const ignore = () => undefined;
const none = () => '';

export interface WaitingLogProps extends Omit<MessagesByDayProps, 'onDelete' | 'pending'> {
  /** Of a preview, which wants less on a phone. */
  limit: number | undefined;
}

/** The newest messages of a conversation before its page is there. */
export function WaitingLog({ messages, limit, ...rest }: WaitingLogProps) {
  return (
    <MessageLog label="" ids={[]} unseenLabel={none}>
      <MessagesByDay
        messages={messages.slice(limit === undefined ? -OF_DESK : -OF_PHONE)}
        onDelete={ignore}
        {...rest}
      />
    </MessageLog>
  );
}
