import { useLayoutEffect, useRef, useState } from 'react';

// In a reversed column the newest message is at 0 and older ones have negative offsets.
const NEAR = 48;
const atEnd = (log: HTMLElement) => Math.abs(log.scrollTop) < NEAR;
/** Early enough that older messages are there before the reader is. */
const atTop = (log: HTMLElement) =>
  log.scrollHeight - log.clientHeight - Math.abs(log.scrollTop) < log.clientHeight;

/** How many of `ids` came after `last`; none when it is gone or was never there. */
export const arrivedSince = (ids: readonly string[], last: string | undefined): number => {
  const at = last === undefined ? -1 : ids.lastIndexOf(last);
  return at < 0 ? 0 : ids.length - 1 - at;
};

export interface LogMoves {
  followed?: string | undefined;
  onTop?: (() => void) | undefined;
}

/**
 * Where the reader is in the log: at the end, where new messages show by themselves, or further up, where they are
 * counted and the reader's place is kept. What they write themselves (`followed`) takes them to the end.
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
    // Browsers without scroll anchoring would let the text under the reader's eyes slip.
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
