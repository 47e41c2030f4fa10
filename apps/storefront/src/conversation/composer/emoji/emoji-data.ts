import type { EmojiData } from 'frimousse';
import { loadWhenReachable } from '@manette/web-realtime';
import { newestSupported, supportsFlags } from './supported-emojis';

/** The groups of emojis, by their numbers in emojibase-data. */
export const GROUPS = [0, 1, 3, 4, 5, 6, 7, 8, 9] as const;

type Row = typeof import('./data/en.emoji').default extends (infer R)[] ? R : never;

const TONES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
const COUNTRY = /^\p{RI}{2}$/u;

const rowsOf = {
  en: () => import('./data/en.emoji'),
  ar: () => import('./data/ar.emoji'),
};

const loaded = new Map<string, Promise<Row[]>>();

/** Loads the rows of a language once. The open picker shows that it loads until the server is reachable. */
function rowsIn(language: 'en' | 'ar'): Promise<Row[]> {
  const known = loaded.get(language);
  if (known) return known;
  const rows = loadWhenReachable(rowsOf[language]).then((module) => module.default);
  loaded.set(language, rows);
  return rows;
}

const skinsOf = (skins: string[]) =>
  skins.length === TONES.length
    ? (Object.fromEntries(TONES.map((tone, at) => [tone, skins[at]])) as Record<
        (typeof TONES)[number],
        string
      >)
    : undefined;

const emojiOf = ([emoji, category, version, label, words, ...skins]: Row): EmojiData['emojis'][number] => ({
  emoji,
  category,
  version,
  label,
  tags: words.split('|'),
  skins: skinsOf(skins),
});

/** Returns the emojis that this device supports, with their names in a language. */
export async function emojisIn(language: 'en' | 'ar'): Promise<EmojiData['emojis']> {
  const rows = await rowsIn(language);
  const newest = newestSupported(rows.map(([emoji, , version]) => ({ emoji, version })));
  const flags = supportsFlags();
  return rows
    .filter(([emoji, , version]) => version <= newest && (flags || !COUNTRY.test(emoji)))
    .map(emojiOf);
}
