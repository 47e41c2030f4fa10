import { MessageLog } from '@manette/web-ui';
import { MessagesByDay, type MessagesByDayProps } from '../conversation/components/messages-by-day';

/** How many short messages fill a screen. */
const OF_PHONE = 15;
const OF_DESK = 40;

const ignore = () => undefined;
const none = () => '';

export interface WaitingLogProps extends Omit<MessagesByDayProps, 'onDelete' | 'pending'> {
  /** The preview's limit of entries; if it is set, the log shows only as many messages as fill the screen of a phone. */
  limit: number | undefined;
}

/** Shows the newest messages of a conversation before its page is loaded. */
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
