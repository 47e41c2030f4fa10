import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolate } from './isolate';
import { applyLanguage, storedLanguage } from './language';
import { addTranslations, startLoading, translationFilesBackend } from './translations';

export const i18n = i18next;

addTranslations('messages', {
  // The keys are the English sentences.
  en: async () => ({ default: {} }),
  // The shell's first script preloads the file by this chunk name.
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages.ar.json'),
});

/** Starts i18next in the stored language. @returns when the `messages` namespace is loaded */
export async function initI18n() {
  const language = storedLanguage();
  applyLanguage(language);
  await i18next
    .use(translationFilesBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ['en', 'ar'],
      fallbackLng: false,
      ns: ['messages'],
      defaultNS: false,
      partialBundledLanguages: true,
      // React escapes HTML; here values are isolated for the direction of Arabic text.
      interpolation: { escape: (value: unknown) => isolate(value), useRawValueToEscape: true },
      returnNull: false,
    });
  startLoading((namespace) => void i18next.loadNamespaces(namespace));
}
