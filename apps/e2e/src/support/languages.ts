import type { Language } from './words.ts';

/** For the tests that run in both languages; `named` goes into the test's name. */
export const LANGUAGES: { language: Language; named: string }[] = [
  { language: 'en', named: 'in English' },
  { language: 'ar', named: 'in Arabic' },
];
