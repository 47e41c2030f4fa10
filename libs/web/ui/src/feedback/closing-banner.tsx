import { Button } from '../buttons/button';
import { Notice } from './notice';

export interface ClosingBannerProps {
  outcome: 'completed' | 'cancelled';
  title: string;
  /** What happens next: 'Going back to Support in 3 s.' */
  children?: string;
  /** Only set while the page is about to navigate away. */
  stayLabel?: string;
  onStay?: () => void;
}

/** The notice that a conversation is closed, in place of the composer [ORD-023]. */
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
