import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Parts within this distance of the view are rendered, so that fast scrolling does not reach an empty part. */
const NEAR = '200% 0px';

/** Returns whether the user's focus or selection is in `part`: removing the part would lose both. */
function isInUse(part: Element): boolean {
  const selection = document.getSelection();
  return (
    part.contains(document.activeElement) ||
    (selection !== null && !selection.isCollapsed && selection.containsNode(part, true))
  );
}

export interface LogPartProps {
  /** The log is long: while the part is far from the view, an empty box of its height replaces it. */
  windowed: boolean;
  /** The newest messages are always rendered, and a screen reader announces only messages that are added to them. */
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
        // A part of height 0 was not laid out, so its position is meaningless.
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
