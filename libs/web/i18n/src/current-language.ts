import type { Language } from './language';

let current: Language = 'en';
const listeners = new Set<() => void>();

/** The language that the page is in. */
export const currentLanguage = (): Language => current;

export function showLanguage(language: Language): void {
  current = language;
  listeners.forEach((listener) => listener());
}

/** @returns unsubscribes */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
