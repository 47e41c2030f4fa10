import { useSyncExternalStore } from 'react';

const KEY = 'lowData';
/** Also heard by libs/web/realtime, which connects anew. */
const CHANGED = 'manette:low-data';
const root = document.documentElement;

/** Browsers that can save data say so by the Network Information API. */
type Saving = Navigator & { connection?: { saveData?: boolean } };

/**
 * @returns whether nothing but what the reader asked for is to be sent. The shell's first script decides it before anything is
 *   asked for and says so at the root (apps/shell/src/first-paint), where styles see it too.
 */
export const isLowData = (): boolean => root.dataset['lowData'] !== undefined;

/** What the reader has chosen in this browser; without a choice, the browser's own setting [POC-067]. */
function isWanted(): boolean {
  const chosen = localStorage.getItem(KEY);
  return chosen === null ? (navigator as Saving).connection?.saveData === true : chosen === 'true';
}

function apply(): void {
  if (isWanted() === isLowData()) return;
  if (isWanted()) root.dataset['lowData'] = '';
  else delete root.dataset['lowData'];
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps the choice in this browser; every part of the page follows it at once. */
export function chooseLowData(on: boolean): void {
  localStorage.setItem(KEY, String(on));
  apply();
}

/** Follows what is chosen in another tab. @returns stops */
export function followLowData(): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) apply();
  };
  window.addEventListener('storage', stored);
  return () => window.removeEventListener('storage', stored);
}

const subscribe = (changed: () => void) => {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
};

/** @returns `isLowData`, as it is now */
export const useLowData = (): boolean => useSyncExternalStore(subscribe, isLowData);
