import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** @returns the current time in milliseconds, updated every minute */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return now;
}
