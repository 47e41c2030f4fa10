import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';

/**
 * Whether the page has not shown its first content yet and the user has not scrolled. False after a reload, which may restore a
 * scroll position.
 */
let isBeginning =
  window.scrollY === 0 &&
  performance
    .getEntriesByType('navigation')
    .some((visit) => (visit as PerformanceNavigationTiming).type === 'navigate');
for (const event of ['scroll', 'manette:content-shown'])
  window.addEventListener(event, () => (isBeginning = false), { passive: true, once: true });

/** Returns whether this shelf is the first content of the page and the user has not scrolled yet. */
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
 * The grid of listings: two columns on a phone, five (gift cards: four) on a desktop. When the shelf is the first content of
 * the page, the browser lays out cards below the screen only when the user begins to scroll. Their heights are estimates until
 * then, so no scroll position may be stored from them.
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
