import { useSyncExternalStore } from 'react';
import { isArabicPage } from './page-language';

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
};

/**
 * @returns whether the page is in Arabic, for a component that does not receive its texts as properties; renders again on a
 *   change
 */
export const useArabicPage = (): boolean => useSyncExternalStore(subscribe, isArabicPage);
