import type { Language } from '@manette/contracts/identity';

/** The plural forms of a text with a number, in the place of which is '#'. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const RULES = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

/** Returns the plural form for a number, with the number in place of '#'. */
export function counted(language: Language, count: number, forms: Forms): string {
  return (forms[RULES[language].select(count)] ?? forms.other).replace('#', String(count));
}
