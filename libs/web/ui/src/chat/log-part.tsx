import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Parts nearer than this to what is in view are rendered, so that a swipe does not outrun them. */
const NEAR = '200% 0px';

/** Whether the reader's focus or selection is in `part`: removing it would take both away. */
function isInUse(part: Element): boolean {
  const selection = document.getSelection();
  return (
    part.contains(document.activeElement) ||
    (selection !== null && !selection.isCollapsed && selection.containsNode(part, true))
  );
}

export interface LogPartProps {
  /** The log is long: while the part is far from what is in view, an empty box of its height stands for it. */
  windowed: boolean;
  /** The newest messages are always there, and a screen reader announces what is added to them alone. */
  newest: boolean;
  children: () => ReactNode;
}

/** Some consecutive messages of one day. Must be inside a `MessageLog`. */
export function LogPart({ windowed, newest, children }: LogPartProps) {
  const part = useRef<HTMLDivElement>(null);
  const [awayHeight, setAwayHeight] = useState<number>();
  const mayLeave = windowed && !newest;
  useEffect(() => {
    const box = part.current;
    if (!mayLeave || !box || !('IntersectionObserver' in globalThis)) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const { isIntersecting, boundingClientRect } = last;
        // Without a height it was not laid out, and where it is means nothing.
        if (isIntersecting || boundingClientRect.height === 0) setAwayHeight(undefined);
        else if (!isInUse(box)) setAwayHeight(boundingClientRect.height);
      },
      { root: box.closest('[role=log]'), rootMargin: NEAR },
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, [mayLeave]);
  const isAway = mayLeave && awayHeight !== undefined;
  return (
    <div
      ref={part}
      className="log-part"
      style={isAway ? { blockSize: awayHeight } : undefined}
      aria-live={mayLeave ? 'off' : undefined}
    >
      {isAway ? null : children()}
    </div>
  );
}
