import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isolate } from './isolate';
import { applyLanguage, storedLanguage } from './language';
import { addTranslations, startLoading, translationFilesBackend } from './translations';

export const i18n = i18next;

addTranslations('messages', {
  // The sentences are English themselves.
  en: async () => ({ default: {} }),
  // By its name the page's first script finds the file, and has it on its way before anybody asks.
  ar: () => import(/* webpackChunkName: "messages.ar" */ './messages.ar.json'),
});

/** Starts i18next in the stored language. @returns when the sentences of the `messages` namespace are there */
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
      // React escapes; what values need here is their own direction within Arabic.
      interpolation: { escape: (value: unknown) => isolate(value), useRawValueToEscape: true },
      returnNull: false,
    });
  startLoading((namespace) => void i18next.loadNamespaces(namespace));
}
