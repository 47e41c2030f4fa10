import { useLayoutEffect, useRef, useState } from 'react';

// In a reversed column the newest message is at 0 and older ones have negative offsets.
const NEAR = 48;
const atEnd = (log: HTMLElement) => Math.abs(log.scrollTop) < NEAR;
/**
 * Returns whether to load older messages: one screen before the oldest one, so that they are loaded before the user gets there.
 */
const atTop = (log: HTMLElement) =>
  log.scrollHeight - log.clientHeight - Math.abs(log.scrollTop) < log.clientHeight;

/** Returns how many of `ids` came after `last`; 0 when `last` is undefined or no longer in the list. */
export const arrivedSince = (ids: readonly string[], last: string | undefined): number => {
  const at = last === undefined ? -1 : ids.lastIndexOf(last);
  return at < 0 ? 0 : ids.length - 1 - at;
};

export interface LogMoves {
  followed?: string | undefined;
  onTop?: (() => void) | undefined;
}

/**
 * Returns the scroll state of the log. At the end, new messages show by themselves. Further up, new messages are counted and
 * the user's position is kept. The user's own message (`followed`) scrolls the log to the end.
 */
export function useLogPosition(ids: readonly string[], { followed, onTop }: LogMoves = {}) {
  const log = useRef<HTMLDivElement>(null);
  const known = useRef({ last: ids.at(-1), height: 0 });
  const [unseen, setUnseen] = useState(0);

  useLayoutEffect(() => {
    const box = log.current;
    if (!box) return;
    const arrived = arrivedSince(ids, known.current.last);
    const away = !atEnd(box);
    // Without scroll anchoring, the browser would shift the text that the user is reading.
    if (arrived > 0 && away && !CSS.supports('overflow-anchor', 'auto')) {
      box.scrollTop -= box.scrollHeight - known.current.height;
    }
    known.current = { last: ids.at(-1), height: box.scrollHeight };
    if (arrived > 0) setUnseen((count) => (away ? count + arrived : 0));
  }, [ids]);

  useLayoutEffect(() => {
    if (followed === undefined || !log.current) return;
    log.current.scrollTop = 0;
    setUnseen(0);
  }, [followed]);

  const toEnd = () => {
    log.current?.scrollTo({ top: 0, behavior: 'smooth' });
    setUnseen(0);
  };
  const onScroll = () => {
    if (!log.current) return;
    if (atEnd(log.current)) setUnseen(0);
    else if (atTop(log.current)) onTop?.();
  };
  return { log, unseen, toEnd, onScroll };
}
