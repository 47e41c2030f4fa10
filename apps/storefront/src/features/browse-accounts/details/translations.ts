import { addTranslations } from '@manette/web-i18n';

// Separate from the translations of the shelf, which does not need them.
declare module '@manette/web-i18n' {
  interface Translations {
    accountDetails: typeof import('./i18n/en.json');
  }
}

addTranslations('accountDetails', { en: () => import('./i18n/en.json'), ar: () => import('./i18n/ar.json') });
