import { savesData } from './connection';

export const isArabic = localStorage.getItem('language') === 'ar';

export const language = isArabic ? 'ar' : 'en';

export const root = document.documentElement;

const chosen = localStorage.getItem('lowData');

/** Decided before any request is sent; styles and scripts read it from the root element (libs/web/ui/src/low-data). */
export const isLowData = chosen === null ? savesData : chosen === 'true';

/** Applies the language, direction and theme of the last visit, and low data. */
export function applyAppearance(): void {
  root.lang = language;
  root.dir = isArabic ? 'rtl' : 'ltr';
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')!;
  description.content = description.dataset[language]!;
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  if (isLowData) root.dataset.lowData = '';
}
