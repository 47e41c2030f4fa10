import { addTranslations } from '@manette/web-i18n';

declare module '@manette/web-i18n' {
  interface Translations {
    serviceRules: typeof import('./i18n/en.json');
  }
}

addTranslations('serviceRules', { en: () => import('./i18n/en.json'), ar: () => import('./i18n/ar.json') });
