/** The languages of the product; anything else is not accepted [SHELL-004]. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** @returns the language in local storage [SHELL-043], English when there is none or an unknown one */
export function storedLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) ? kept : 'en';
}

export const storeLanguage = (language: Language) => localStorage.setItem(KEY, language);

/**
 * Sets `lang` and `dir` of the page, which mirror the whole layout [SHELL-003]. Also sets the meta description and the manifest
 * of the installed app [POC-008], where the page has them.
 */
export function applyLanguage(language: Language) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  const words = description?.dataset[language];
  if (description && words) description.content = words;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const file = manifest?.dataset[language];
  if (manifest && file) manifest.setAttribute('href', file);
}
