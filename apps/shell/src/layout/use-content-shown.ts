import { startTransition, useEffect, useState } from 'react';
import { afterContent } from '@manette/web-realtime';

/** @returns whether the first page shows its content, so that other parts may load */
export function useContentShown(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => void afterContent().then(() => startTransition(() => setShown(true))), []);
  return isShown;
}
