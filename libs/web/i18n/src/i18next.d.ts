import type { Translations } from './translations';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: Translations;
  }
}
