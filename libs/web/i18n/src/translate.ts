import { isolate } from './isolate';
import type { Translate } from './keys';
import type { Language } from './language';
import { translationsOf, type Words } from './translations';

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};

function lookUp(words: Words | undefined, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Finds a text. A count selects the plural form, of which Arabic has six; a text that does not depend on it has one form. */
function sentenceOf(words: Words | undefined, key: string, count: unknown, language: Language) {
  const form = typeof count === 'number' && lookUp(words, `${key}_${rules[language].select(count)}`);
  return form || lookUp(words, key);
}

/**
 * Returns a translator into one language.
 * @param namespace the namespace of keys without one (`namespace:key` names another)
 * @returns translates a key; a key without a translation is returned unchanged, without its namespace
 */
export const translator =
  (language: Language, namespace: string): Translate =>
  (key, values = {}) => {
    const [name, bare] = key.includes(':') ? (key.split(':', 2) as [string, string]) : [namespace, key];
    const sentence = sentenceOf(translationsOf(language, name), bare, values.count, language) ?? bare;
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, part: string) => isolate(values[part] ?? '', language));
  };
