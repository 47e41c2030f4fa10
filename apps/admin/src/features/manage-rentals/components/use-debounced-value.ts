import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Returns the typed text, trimmed, once the user pauses. */
export function useDebouncedValue(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => settle(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled.trim();
}
