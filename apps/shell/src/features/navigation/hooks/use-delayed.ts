import { useEffect, useState } from 'react';

/** @returns whether `key` has been unchanged for `ms` milliseconds; false while it is undefined */
export function useDelayed(key: string | undefined, ms: number): boolean {
  const [reached, setReached] = useState<string>();
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(() => setReached(key), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return key !== undefined && reached === key;
}
