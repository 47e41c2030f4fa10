import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { applyLanguage, isLanguage, storeLanguage, type Language } from './language';

/**
 * Changes and stores the language of the interface; an unknown language is ignored [SHELL-004].
 * @returns when every loaded namespace is available in the new language
 */
export async function setLanguage(language: string) {
  if (!isLanguage(language)) return;
  storeLanguage(language);
  await i18next.changeLanguage(language);
  applyLanguage(language);
}

/** The current language; the component renders again when it changes. */
export function useLanguage(): { language: Language; setLanguage: typeof setLanguage; dir: 'ltr' | 'rtl' } {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  return { language, setLanguage, dir: language === 'ar' ? 'rtl' : 'ltr' };
}
