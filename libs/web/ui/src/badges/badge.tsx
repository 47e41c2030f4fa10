import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone =
  | 'neutral'
  | 'outline'
  | 'accent'
  | 'pending'
  | 'progress'
  | 'completed'
  | 'danger'
  | 'offline';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-fill text-muted',
  outline: 'text-text ring-1 ring-line ring-inset',
  accent: 'bg-accent-soft text-accent-text',
  pending: 'bg-pending-soft text-pending',
  progress: 'bg-progress-soft text-progress',
  completed: 'bg-completed-soft text-completed',
  danger: 'bg-danger-soft text-danger',
  offline: 'bg-offline-soft text-offline',
};

export interface BadgeProps {
  tone?: BadgeTone;
  dot?: boolean;
  className?: string;
  children: ReactNode;
}

/** A short text in a capsule. The colour never carries a meaning without the text. */
export function Badge({ tone = 'neutral', dot, className, children }: BadgeProps) {
  return (
    <span
      data-tone={tone}
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-[3px] text-1 leading-[18px] font-[500] whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {dot && <span aria-hidden="true" className="size-[7px] rounded-full bg-current" />}
      {children}
    </span>
  );
}
