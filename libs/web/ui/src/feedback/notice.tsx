import clsx from 'clsx';
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const ICONS = { neutral: Info, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert' | 'region';
  /** The accessible name, needed for the role 'region'. */
  label?: string;
  className?: string;
}

/** A message about the page that stays, with at most one action. */
export function Notice({
  tone = 'neutral',
  title,
  children,
  icon,
  action,
  role,
  label,
  className,
}: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div role={role} aria-label={label} data-tone={tone} className={clsx('notice', className)}>
      {icon ?? <Icon />}
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_200px]">
          {title && <b className="block font-medium">{title}</b>}
          {children}
        </div>
        {action && <div className="self-center">{action}</div>}
      </div>
    </div>
  );
}
