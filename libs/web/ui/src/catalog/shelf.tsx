import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The grid of cases: two abreast on a phone, five (gift cards: four) on a desk. */
export function Shelf(props: {
  kind?: 'cases' | 'gifts';
  busy?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { kind = 'cases', busy, className, children } = props;
  return (
    <div className={clsx('shelf', className)} data-kind={kind} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
