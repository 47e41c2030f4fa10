import type { BackendModule } from 'i18next';
import type { Language } from './language';

/** Keys by namespace. A feature adds its own: `interface Translations { accounts: typeof import('./i18n/en.json') }`. */
export interface Translations {
  messages: Record<string, string>;
}

type Loader = () => Promise<{ default: object }>;
/** One dynamic import per language. */
export type TranslationFiles = Record<Language, Loader>;

const files = new Map<string, TranslationFiles>();
const waiting: string[] = [];
let load: ((namespace: string) => void) | undefined;

/**
 * Registers a namespace and starts loading it in the current language. Called once by a feature, at the top of its module;
 * `useTranslation(namespace)` suspends until it is loaded.
 */
export function addTranslations(namespace: keyof Translations & string, loaders: TranslationFiles) {
  files.set(namespace, loaders);
  if (load) load(namespace);
  else waiting.push(namespace);
}

/** Called by `initI18n`: from now on namespaces load as they are added. */
export function startLoading(loadNamespace: (namespace: string) => void) {
  load = loadNamespace;
  waiting.splice(0).forEach(loadNamespace);
}

/** i18next backend over the registered dynamic imports. */
export const translationFilesBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const loader = files.get(namespace)?.[language as Language];
    if (!loader) return done(new Error(`no translations of ${namespace} in ${language}`), null);
    loader().then(
      (file) => done(null, file.default as Record<string, string>),
      (error: Error) => done(error, null),
    );
  },
};
