import { addTranslations } from '@manette/web-i18n';

declare module '@manette/web-i18n' {
  interface Translations {
    forgottenPassword: typeof import('./i18n/en.json');
  }
}

addTranslations('forgottenPassword', {
  en: () => import('./i18n/en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar", webpackMode: "lazy" */ './i18n/ar.json'),
});
