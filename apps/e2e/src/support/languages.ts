import type { Language } from './words.ts';

/** Journeys are walked in both; the word goes into the test's name. */
export const LANGUAGES: { language: Language; named: string }[] = [
  { language: 'en', named: 'in English' },
  { language: 'ar', named: 'in Arabic' },
];
