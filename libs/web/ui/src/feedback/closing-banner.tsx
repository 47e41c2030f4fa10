import { Button } from '../buttons/button';
import { Notice } from './notice';

export interface ClosingBannerProps {
  outcome: 'completed' | 'cancelled';
  title: string;
  /** What happens now: 'Going back to Support in 3 s.' */
  children?: string;
  /** Only while the reader is about to be taken away. */
  stayLabel?: string;
  onStay?: () => void;
}

/** Says that a conversation is closed, where the composer stood [ORD-023]. */
export function ClosingBanner({ outcome, title, children, stayLabel, onStay }: ClosingBannerProps) {
  const stay = stayLabel && onStay && (
    <Button size="compact" onClick={onStay}>
      {stayLabel}
    </Button>
  );
  return (
    <Notice role="status" tone={outcome === 'completed' ? 'success' : 'danger'} title={title} action={stay}>
      {children}
    </Notice>
  );
}
