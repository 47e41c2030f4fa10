import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { Notice } from './notice';

export interface RetryNoticeProps {
  /** What could not be loaded. */
  children: ReactNode;
  retryLabel: string;
  /** Whether it is being tried again. */
  retrying: boolean;
  onRetry: () => void;
}

/** Stands in the place of data that could not be loaded. */
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
