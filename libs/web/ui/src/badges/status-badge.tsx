import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge';

const TONES: Record<string, BadgeTone> = {
  pending: 'pending',
  in_progress: 'progress',
  completed: 'completed',
};

/**
 * Returns the tone of a ticket's status: amber, blue, green, and red for every other status [ORD-057] [ORD-058] [ORD-059]
 * [ORD-060].
 */
export const statusTone = (status: string): BadgeTone =>
  Object.hasOwn(TONES, status) ? TONES[status]! : 'danger';

/** A ticket's status with the given text. */
export function StatusBadge({
  status,
  children,
  className,
}: {
  status: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Badge tone={statusTone(status)} dot className={className}>
      {children}
    </Badge>
  );
}
