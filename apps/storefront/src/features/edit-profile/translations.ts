import { addTranslations } from '@manette/web-i18n';

declare module '@manette/web-i18n' {
  interface Translations {
    profile: typeof import('./i18n/en.json');
  }
}

addTranslations('profile', { en: () => import('./i18n/en.json'), ar: () => import('./i18n/ar.json') });
