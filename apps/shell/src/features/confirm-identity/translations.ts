import { addTranslations } from '@manette/web-i18n';

declare module '@manette/web-i18n' {
  interface Translations {
    confirmIdentity: typeof import('./i18n/en.json');
  }
}

addTranslations('confirmIdentity', {
  en: () => import('./i18n/en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar", webpackMode: "lazy" */ './i18n/ar.json'),
});
