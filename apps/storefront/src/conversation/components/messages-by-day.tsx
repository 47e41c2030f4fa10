import '../translations';
import { useMemo, type ReactNode } from 'react';
import type { MessageView } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { MessageDay } from '@manette/web-ui';
import { useDates } from '../../hooks/use-dates';
import { ConversationPart, type ConversationPartProps } from './conversation-part';
import { dayOf, groupByDay, isLong, partsOf } from './days';

export interface MessagesByDayProps extends Omit<
  ConversationPartProps,
  'messages' | 'former' | 'next' | 'windowed' | 'newest'
> {
  messages: MessageView[];
  /** Content at the end of the last day. */
  pending?: ReactNode;
}

/** Shows delivered messages, grouped by the days on which they were written. */
export function MessagesByDay({ messages, pending, ...rest }: MessagesByDayProps) {
  const { t } = useTranslation('conversation');
  const { date } = useDates();
  const days = useMemo(() => groupByDay(messages), [messages]);
  const dayName = (moment: string) => {
    const day = dayOf(moment);
    return day === 'earlier' ? <bdi>{date(moment)}</bdi> : t(day);
  };
  return days.map(({ date: day, begins, messages: ofDay }, index) => (
    <MessageDay key={day} name={dayName(begins)}>
      {partsOf(ofDay).map((part, at, parts) => (
        <ConversationPart
          key={part.key}
          {...rest}
          messages={part.messages}
          former={parts[at - 1]?.messages.at(-1)}
          next={(parts[at + 1] ?? days[index + 1])?.messages[0]?._id}
          windowed={isLong(messages)}
          newest={index === days.length - 1 && at === parts.length - 1}
        />
      ))}
      {index === days.length - 1 && pending}
    </MessageDay>
  ));
}
