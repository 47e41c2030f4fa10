import { currentLanguage, showLanguage } from './current-language';
import type { Namespace, Translate } from './keys';
import { applyLanguage, storedLanguage, type Language } from './language';
import { translator } from './translate';
import { addTranslations, loadAllTranslations, loadTranslations, translationsOf } from './translations';

addTranslations('messages', {
  // The keys are the English messages.
  en: async () => ({ default: {} }),
  // The shell's first script preloads the file by this chunk name.
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages.ar.json'),
});

/** Shows the stored language. @returns when the translations that were added so far are loaded */
export async function initI18n(): Promise<void> {
  const language = storedLanguage();
  applyLanguage(language);
  showLanguage(language);
  await loadAllTranslations(language);
}

/** The translations for code outside of components. */
export const i18n = {
  get language(): Language {
    return currentLanguage();
  },
  dir: () => (currentLanguage() === 'ar' ? 'rtl' : 'ltr'),
  loadNamespaces: (namespace: string): Promise<void> => loadTranslations(currentLanguage(), namespace),
  getResource: (language: Language, namespace: string, key: string) =>
    translationsOf(language, namespace)?.[key],
  getFixedT: (language: Language | null, namespace: Namespace): Translate =>
    translator(language ?? currentLanguage(), namespace),
};
