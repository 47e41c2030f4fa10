import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../buttons/button';

export interface LoadMoreProps {
  /** 'Load more' */
  label: string;
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
  /** After a failure only the button loads again, not the scrolling. */
  failed?: boolean;
  /** '24 of 48' */
  summary?: string;
}

/** Loads the next page with a button, or when the user comes near the end of the list. */
export function LoadMore({ label, hasMore, busy, onMore, failed = false, summary }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const waiting = hasMore && !busy && !failed;
  const near = useEffectEvent(() => onMore());
  useEffect(() => {
    // Without IntersectionObserver, only the button loads.
    if (!waiting || !end.current || !('IntersectionObserver' in globalThis)) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: '400px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [waiting]);
  return (
    <div ref={end} className="mt-8 grid justify-items-center gap-3 text-2 text-muted">
      {summary && <span className="tabular-nums">{summary}</span>}
      {hasMore && (
        <Button onClick={onMore} loading={busy}>
          {label}
        </Button>
      )}
    </div>
  );
}
