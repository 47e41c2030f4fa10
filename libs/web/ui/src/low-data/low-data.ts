import { useSyncExternalStore } from 'react';

const KEY = 'lowData';
/** Also listened to by libs/web/realtime, which reconnects. */
const CHANGED = 'manette:low-data';
const root = document.documentElement;

/** Browsers with a data-saving setting expose it in the Network Information API. */
type Saving = Navigator & { connection?: { saveData?: boolean } };

/**
 * @returns whether low data is on: only what the user asked for is downloaded. The shell's first script decides this before any
 *   request and sets the attribute of the root element (apps/shell/src/first-paint), which styles use too.
 */
export const isLowData = (): boolean => root.dataset['lowData'] !== undefined;

/** Returns the user's choice in this browser; without a choice, the browser's own setting [POC-067]. */
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

/** Stores the choice in this browser; every part of the page follows it immediately. */
export function chooseLowData(on: boolean): void {
  localStorage.setItem(KEY, String(on));
  apply();
}

/** Follows a choice made in another tab. @returns a function that stops it */
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

/** @returns the current value of `isLowData`; the component renders again when it changes */
export const useLowData = (): boolean => useSyncExternalStore(subscribe, isLowData);
