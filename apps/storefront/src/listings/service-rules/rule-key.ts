import type english from './i18n/en.json';

export type RuleKey = keyof typeof english;
