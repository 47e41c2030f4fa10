import clsx from 'clsx';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Mark } from './mark';

export interface EmptyStateProps {
  title: string;
  /** What the user can do about it. */
  children?: ReactNode;
  action?: ReactNode;
  /** 1 when it is the whole page. */
  headingLevel?: 1 | 2 | 3;
  role?: 'alert' | 'status';
  className?: string;
}

/** A message that there is nothing here, and what to do next. */
export function EmptyState({ title, children, action, headingLevel = 2, role, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      role={role}
      className={clsx(
        'tiled grid content-center justify-items-center gap-2 rounded-box border border-line bg-surface px-5 py-10 text-center',
        className,
      )}
    >
      <Mark size={44} className="mb-1" />
      <Heading className="text-3">{title}</Heading>
      {children && <p className="max-w-[40ch] text-2 text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action' | 'role'> {
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** A message that something failed, with a button to try again. */
export function ErrorState({ retryLabel, onRetry, retrying, ...rest }: ErrorStateProps) {
  const retry = (
    <Button icon={<RefreshCw className="size-4" />} onClick={onRetry} loading={retrying}>
      {retryLabel}
    </Button>
  );
  return <EmptyState {...rest} role="alert" action={retry} />;
}
