import { addTranslations } from '@manette/web-i18n';

declare module '@manette/web-i18n' {
  interface Translations {
    orderDelivery: typeof import('./i18n/en.json');
  }
}

addTranslations('orderDelivery', {
  en: () => import('./i18n/en.json'),
  ar: () => import('./i18n/ar.json'),
});
