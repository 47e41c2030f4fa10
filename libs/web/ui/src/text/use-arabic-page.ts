import { useSyncExternalStore } from 'react';
import { isArabicPage } from './page-language';

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/** @returns whether the page speaks Arabic, as it is now, for a part whose words no parent hands down */
export const useArabicPage = (): boolean => useSyncExternalStore(subscribe, isArabicPage);
