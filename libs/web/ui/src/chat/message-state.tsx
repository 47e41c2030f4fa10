import clsx from 'clsx';
import { Check, CheckCheck, CircleAlert, Clock, CloudOff } from 'lucide-react';

export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'seen' | 'failed';

const ICONS = { waiting: CloudOff, sending: Clock, sent: Check, seen: CheckCheck, failed: CircleAlert };

/** The delivery state of an own message, as an icon with a text for assistive technology. */
export function MessageState({ state, label }: { state: DeliveryState; label?: string }) {
  const Icon = ICONS[state];
  return (
    <>
      <Icon />
      {label && <span className="sr-only">{label}</span>}
    </>
  );
}

export interface UnsentLineProps {
  /** 'Not sent', 'Waiting for the connection' */
  text: string;
  retryLabel: string;
  onRetry: () => void;
  /** The label of the button that discards the message. */
  discardLabel?: string;
  onDiscard?: () => void;
}

const ACTION = 'mouse-compact min-h-11 px-2 text-2 font-medium underline underline-offset-3';

/** The line under a message that was not sent, or is waiting: the reason, and what the user can do. */
export function UnsentLine({ waiting, ...props }: UnsentLineProps & { waiting?: boolean }) {
  const { text, retryLabel, onRetry, discardLabel, onDiscard } = props;
  const Icon = waiting ? CloudOff : CircleAlert;
  return (
    <p
      role={waiting ? 'status' : 'alert'}
      className={clsx(
        'flex max-w-full flex-wrap items-center justify-end gap-x-1.5 self-end text-1 leading-none',
        waiting ? 'text-muted' : 'text-danger',
      )}
    >
      <Icon className="size-4" />
      <span>{text}</span>
      <button type="button" onClick={onRetry} className={ACTION}>
        {retryLabel}
      </button>
      {discardLabel && onDiscard && (
        <button type="button" onClick={onDiscard} className={ACTION}>
          {discardLabel}
        </button>
      )}
    </p>
  );
}
