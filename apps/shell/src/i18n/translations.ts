import { addTranslations } from '@manette/web-i18n';

declare module '@manette/web-i18n' {
  interface Translations {
    shell: typeof import('./en.json');
  }
}

addTranslations('shell', {
  en: () => import('./en.json'),
  ar: () => import(/* webpackChunkName: "messages.ar", webpackMode: "lazy" */ './ar.json'),
});
