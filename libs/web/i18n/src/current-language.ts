import type { Language } from './language';

let current: Language = 'en';
const listeners = new Set<() => void>();

/** Returns the language of the page. */
export const currentLanguage = (): Language => current;

export function showLanguage(language: Language): void {
  current = language;
  listeners.forEach((listener) => listener());
}

/** @returns a function that unsubscribes */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
