import { addTranslations } from '@manette/web-i18n';

declare module '@manette/web-i18n' {
  interface Translations {
    components: typeof import('./i18n/en.json');
  }
}

addTranslations('components', {
  en: () => import('./i18n/en.json'),
  ar: () => import('./i18n/ar.json'),
});
