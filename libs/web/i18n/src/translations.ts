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
/** `status` is what React's `use` reads of a promise. */
type Loading = Promise<void> & { status?: 'fulfilled' };
const loading = new Map<string, Loading>();
/** What components wait for: the first load of a namespace, also if it failed. */
const firstLoads = new Map<string, Loading>();
let isStarted = false;

const idOf = (language: Language, namespace: string) => `${language} ${namespace}`;

/** The words of a namespace once they are loaded; empty when they could not be. */
export const wordsOf = (language: Language, namespace: string): Words | undefined =>
  loaded.get(idOf(language, namespace));

async function load(id: string, loader: Loader | undefined): Promise<void> {
  try {
    if (!loader) throw new Error('nobody added them');
    loaded.set(id, (await loader()).default as Words);
  } catch (error) {
    // The page works without them: keys show, sentences of the server stay English. The next change of language asks again.
    console.warn(`The translations ${id} cannot be loaded`, error);
    loaded.set(id, {});
    loading.delete(id);
  }
}

/** @returns when the words of a namespace are loaded, or could not be; the same promise for everyone who asks */
export function loadWords(language: Language, namespace: string): Promise<void> {
  const id = idOf(language, namespace);
  const known = loading.get(id);
  if (known) return known;
  const started: Loading = load(id, files.get(namespace)?.[language]);
  loading.set(id, started);
  void started.then(() => {
    started.status = 'fulfilled';
    // Pages that wait for their words render at once (libs/web/ui/src/page/lazy-part.ts).
    window.dispatchEvent(new Event('manette:loaded'));
  });
  return started;
}

/**
 * The promise that a component gives to `use` at every render, also when the words are loaded: React replays a component that
 * has waited, and fails if `use` is not called again. Marked as fulfilled, it lets nobody wait.
 */
export function firstLoad(language: Language, namespace: string): Promise<void> {
  const id = idOf(language, namespace);
  const known = firstLoads.get(id);
  if (known) return known;
  const started = loadWords(language, namespace);
  firstLoads.set(id, started);
  return started;
}

/** @returns when the words of every namespace that was added are loaded */
export async function loadAllWords(language: Language): Promise<void> {
  isStarted = true;
  await Promise.all([...files.keys()].map((namespace) => loadWords(language, namespace)));
}

/**
 * Registers a namespace and starts loading it in the current language. Called once by a feature, at the top of its module;
 * `useTranslation(namespace)` suspends until it is loaded.
 */
export function addTranslations(namespace: keyof Translations & string, loaders: TranslationFiles) {
  files.set(namespace, loaders);
  if (isStarted) void loadWords(currentLanguage(), namespace);
}
