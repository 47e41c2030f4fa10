import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '../badges/avatar';
import { Badge } from '../badges/badge';
import { MessageState, UnsentLine, type DeliveryState, type UnsentLineProps } from './message-state';

export interface MessageBubbleProps {
  sender: { name: string; picture?: string | null; isAdmin?: boolean };
  /** '20:31' */
  time: string;
  own?: boolean;
  /** The first of several messages by one sender shows the sender. */
  first?: boolean;
  /** Shows the sender's name in the first bubble (in a conversation of several users). */
  named?: boolean;
  /** The sender's role, as a badge after the name, or before the time where the name is not shown. */
  badge?: string | undefined;
  kind?: 'text' | 'image' | 'file';
  state?: DeliveryState;
  /** The state as text: 'Sent', 'Seen'. */
  stateLabel?: string;
  /** The line under a message that failed or is waiting: the reason, 'Retry' and a button to discard it. */
  failure?: UnsentLineProps;
  /** Buttons beside the message: 'Report message', or 'Delete message' for administrators. */
  action?: ReactNode;
  children: ReactNode;
}

/** One message: an article named by its sender and time. */
export function MessageBubble(props: MessageBubbleProps) {
  const {
    sender,
    time,
    own,
    first,
    named,
    badge,
    kind = 'text',
    state,
    stateLabel,
    failure,
    action,
    children,
  } = props;
  return (
    <>
      <article
        className="msg"
        aria-label={`${sender.name}, ${time}`}
        data-own={own ? '' : undefined}
        data-first={first ? '' : undefined}
        data-state={state}
      >
        {!own &&
          (first ? (
            <Avatar name={sender.name} src={sender.picture} size={32} />
          ) : (
            <span className="w-8 flex-none" />
          ))}
        <div className="bubble" data-kind={kind}>
          {named && first && (
            <div
              className={clsx(
                'bubble-name flex items-center gap-1.5 text-1 leading-[1.5] font-medium',
                sender.isAdmin ? 'text-completed' : 'text-progress',
              )}
            >
              <bdi>{sender.name}</bdi>
              {badge && <Badge tone="completed">{badge}</Badge>}
            </div>
          )}
          {kind === 'text' ? <span className="bubble-words">{children}</span> : children}
          <span className="bubble-meta">
            {badge && !(named && first) && <span className="me-1 font-medium">{badge}</span>}
            <bdi>{time}</bdi>
            {state && <MessageState state={state} label={stateLabel} />}
          </span>
        </div>
        {action && <span className="msg-action">{action}</span>}
      </article>
      {failure && (state === 'failed' || state === 'waiting') && (
        <UnsentLine waiting={state === 'waiting'} {...failure} />
      )}
    </>
  );
}
