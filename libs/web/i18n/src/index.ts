export { useTranslation } from './use-translation';
export { addTranslations, type Translations, type TranslationFiles } from './translations';
export { i18n, initI18n } from './i18n';
export { isolate, withoutIsolates } from './isolate';
export { LANGUAGES, storedLanguage, type Language } from './language';
export { setLanguage, useLanguage } from './use-language';
export {
  translateMessage,
  translateSubject,
  useTranslateMessage,
  useTranslateSubject,
} from './translate-message';
export { useDateLocale } from './use-date-locale';
export { ELEMENT, withElement } from './with-element';
