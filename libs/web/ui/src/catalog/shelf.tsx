import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';

/** Whether the document's first content is still to be shown, and nobody has scrolled; one that is loaded anew may be scrolled. */
let isBeginning =
  window.scrollY === 0 &&
  performance
    .getEntriesByType('navigation')
    .some((visit) => (visit as PerformanceNavigationTiming).type === 'navigate');
for (const event of ['scroll', 'manette:content-shown'])
  window.addEventListener(event, () => (isBeginning = false), { passive: true, once: true });

/** Whether this is the shelf that the document begins with, and nobody has scrolled yet. */
function useIsFirst(): boolean {
  const [isFirst, setIsFirst] = useState(isBeginning);
  useEffect(() => {
    const stop = () => setIsFirst(false);
    window.addEventListener('scroll', stop, { passive: true, once: true });
    return () => window.removeEventListener('scroll', stop);
  }, []);
  return isFirst;
}

/**
 * The grid of cases: two abreast on a phone, five (gift cards: four) on a desk. Of the one that a document begins with, cases
 * below the screen are laid out when the reader begins to scroll. Their heights are guesses until then, by which no place is
 * remembered.
 */
export function Shelf(props: {
  kind?: 'cases' | 'gifts';
  busy?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { kind = 'cases', busy, className, children } = props;
  const isFirst = useIsFirst();
  return (
    <div
      className={clsx('shelf', isFirst && 'shelf-first', className)}
      data-kind={kind}
      aria-busy={busy || undefined}
    >
      {children}
    </div>
  );
}
