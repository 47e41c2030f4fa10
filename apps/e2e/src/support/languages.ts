import type { Language } from './words.ts';

/** For tests that run in both languages; `named` is part of their titles. */
export const LANGUAGES: { language: Language; named: string }[] = [
  { language: 'en', named: 'in English' },
  { language: 'ar', named: 'in Arabic' },
];
