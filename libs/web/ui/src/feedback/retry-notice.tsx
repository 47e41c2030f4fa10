import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Notice } from './notice';

export interface RetryNoticeProps {
  /** The message about what could not be loaded. */
  children: ReactNode;
  retryLabel: string;
  /** Whether it is being loaded again. */
  retrying: boolean;
  onRetry: () => void;
}

/** A notice in place of data that could not be loaded. */
export function RetryNotice({ children, retryLabel, retrying, onRetry }: RetryNoticeProps) {
  const retry = (
    <Button size="compact" loading={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Notice tone="danger" role="alert" action={retry}>
      {children}
    </Notice>
  );
}
