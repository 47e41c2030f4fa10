import { currentLanguage } from './current-language';
import type { Language } from './language';

/** Keys by namespace. A feature adds its own: `interface Translations { accounts: typeof import('./i18n/en.json') }`. */
export interface Translations {
  messages: Record<string, string>;
}

export interface Words {
  [key: string]: string | Words;
}
type Loader = () => Promise<{ default: object }>;
/** One dynamic import per language. */
export type TranslationFiles = Record<Language, Loader>;

const files = new Map<string, TranslationFiles>();
const loaded = new Map<string, Words>();
/** A promise with the `status` that React's `use` reads. */
type Loading = Promise<void> & { status?: 'fulfilled' };
const loading = new Map<string, Loading>();
/** The promises that components wait for: the first load of each namespace, also a failed one. */
const firstLoads = new Map<string, Loading>();
let isStarted = false;

const idOf = (language: Language, namespace: string) => `${language} ${namespace}`;

/** The translations of a namespace once they are loaded; empty when loading failed. */
export const translationsOf = (language: Language, namespace: string): Words | undefined =>
  loaded.get(idOf(language, namespace));

async function load(id: string, loader: Loader | undefined): Promise<void> {
  try {
    if (!loader) throw new Error('nobody added them');
    loaded.set(id, (await loader()).default as Words);
  } catch (error) {
    // The page works without them: keys and English messages show. The next change of language loads them again.
    console.warn(`The translations ${id} cannot be loaded`, error);
    loaded.set(id, {});
    loading.delete(id);
  }
}

/** @returns when a namespace is loaded, or loading failed; the same promise for every caller */
export function loadTranslations(language: Language, namespace: string): Promise<void> {
  const id = idOf(language, namespace);
  const known = loading.get(id);
  if (known) return known;
  const started: Loading = load(id, files.get(namespace)?.[language]);
  loading.set(id, started);
  void started.then(() => {
    started.status = 'fulfilled';
    // Pages that wait for translations render immediately (libs/web/ui/src/page/lazy-part.ts).
    window.dispatchEvent(new Event('manette:loaded'));
  });
  return started;
}

/**
 * Returns the promise that a component passes to `use` at every render, also after the translations are loaded: React replays
 * a suspended component and fails if it does not call `use` again. A fulfilled promise does not suspend it.
 */
export function firstLoad(language: Language, namespace: string): Promise<void> {
  const id = idOf(language, namespace);
  const known = firstLoads.get(id);
  if (known) return known;
  const started = loadTranslations(language, namespace);
  firstLoads.set(id, started);
  return started;
}

/** @returns when every namespace that was added is loaded */
export async function loadAllTranslations(language: Language): Promise<void> {
  isStarted = true;
  await Promise.all([...files.keys()].map((namespace) => loadTranslations(language, namespace)));
}

/**
 * Registers a namespace and starts loading it in the current language. Called once by a feature, at the top of its module;
 * `useTranslation(namespace)` suspends until it is loaded.
 */
export function addTranslations(namespace: keyof Translations & string, loaders: TranslationFiles) {
  files.set(namespace, loaders);
  if (isStarted) void loadTranslations(currentLanguage(), namespace);
}
