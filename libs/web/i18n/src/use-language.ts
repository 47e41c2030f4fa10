import { showLanguage } from './current-language';
import { applyLanguage, isLanguage, storedLanguage, storeLanguage, type Language } from './language';
import { loadAllTranslations } from './translations';
import { useCurrentLanguage } from './use-translation';

/**
 * Changes and stores the language of the interface; an unknown language is ignored [SHELL-004].
 * @returns when every loaded namespace is available in the new language
 */
export async function setLanguage(language: string) {
  if (!isLanguage(language)) return;
  storeLanguage(language);
  await loadAllTranslations(language);
  // The user may have chosen another language while this one loaded.
  if (storedLanguage() !== language) return;
  applyLanguage(language);
  showLanguage(language);
}

/** Returns the current language; the component renders again when it changes. */
export function useLanguage(): { language: Language; setLanguage: typeof setLanguage; dir: 'ltr' | 'rtl' } {
  const language = useCurrentLanguage();
  return { language, setLanguage, dir: language === 'ar' ? 'rtl' : 'ltr' };
}
