import { use, useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './current-language';
import { i18n } from './i18n';
import type { Keys, Namespace, Translate } from './keys';
import type { Language } from './language';
import { translator } from './translate';
import { firstLoad } from './translations';

/** Returns the language of the page; the component renders again when it changes. */
export const useCurrentLanguage = (): Language => useSyncExternalStore(onLanguageChange, currentLanguage);

// One function for each namespace and language, so that hooks which depend on it do not run at every render.
const translators = new Map<string, Translate>();

function translatorOf(language: Language, namespace: string): Translate {
  const id = `${language} ${namespace}`;
  const made = translators.get(id) ?? translator(language, namespace);
  translators.set(id, made);
  return made;
}

/**
 * Returns the translations of one or more namespaces; suspends until they are loaded.
 * @returns `t`, which translates the keys of the first namespace, and those of the others as `namespace:key`; `i18n` for
 *   remotes that were built with i18next
 */
export function useTranslation<const Names extends Namespace | readonly Namespace[]>(
  names: Names,
): { t: Translate<Keys<Names>>; i18n: typeof i18n } {
  const language = useCurrentLanguage();
  const all: readonly Namespace[] = typeof names === 'string' ? [names] : names;
  for (const name of all) use(firstLoad(language, name));
  return { t: translatorOf(language, all[0] ?? ''), i18n };
}
