import { isolate } from './isolate';
import type { Translate } from './keys';
import type { Language } from './language';
import { wordsOf, type Words } from './translations';

const rules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};

function lookUp(words: Words | undefined, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** A count chooses the plural form, of which Arabic has six; a sentence that does not change with it has one. */
function sentenceOf(words: Words | undefined, key: string, count: unknown, language: Language) {
  const form = typeof count === 'number' && lookUp(words, `${key}_${rules[language].select(count)}`);
  return form || lookUp(words, key);
}

/**
 * A translator into one language.
 * @param namespace of keys without a name of their own (`namespace:key`)
 * @returns says a key; a key without words is returned as it is, without its namespace
 */
export const translator =
  (language: Language, namespace: string): Translate =>
  (key, values = {}) => {
    const [name, bare] = key.includes(':') ? (key.split(':', 2) as [string, string]) : [namespace, key];
    const sentence = sentenceOf(wordsOf(language, name), bare, values.count, language) ?? bare;
    return sentence.replace(/\{\{(\w+)\}\}/g, (_, part: string) => isolate(values[part] ?? '', language));
  };
