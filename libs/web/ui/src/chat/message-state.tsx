import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';

export type DeliveryState = 'sending' | 'sent' | 'seen' | 'failed';

const ICONS = { sending: Clock, sent: Check, seen: CheckCheck, failed: CircleAlert };

/** How far an own message has come, as an icon with words for assistive technology. */
export function MessageState({ state, label }: { state: DeliveryState; label?: string }) {
  const Icon = ICONS[state];
  return (
    <>
      <Icon />
      {label && <span className="sr-only">{label}</span>}
    </>
  );
}

/** Under a message that was not sent. */
export function RetryLine({
  text,
  retryLabel,
  onRetry,
}: {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}) {
  return (
    <p role="alert" className="flex items-center gap-1.5 self-end text-1 leading-none text-danger">
      <CircleAlert className="size-4" />
      <span>{text}</span>
      <button
        type="button"
        onClick={onRetry}
        className="mouse-compact min-h-11 px-2 text-2 font-medium underline underline-offset-3"
      >
        {retryLabel}
      </button>
    </p>
  );
}
