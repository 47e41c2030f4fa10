import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export type Language = 'en' | 'ar';

const root = join(import.meta.dirname, '../../../..');
const arabicOf = new Map<string, Set<string>>();
/** The Arabic texts by feature and English text: `support:Timeline`. */
const arabicIn = new Map<string, string>();
const translated = new Set<string>();

function collect(feature: string, english: unknown, arabic: unknown): void {
  if (typeof english === 'string' && english !== arabic) translated.add(english);
  if (typeof english === 'string' && typeof arabic === 'string') {
    arabicOf.set(english, (arabicOf.get(english) ?? new Set()).add(arabic));
    arabicIn.set(`${feature}:${english}`, arabic);
  }
  if (typeof english !== 'object' || english === null || typeof arabic !== 'object' || arabic === null)
    return;
  for (const [key, value] of Object.entries(english))
    collect(feature, value, (arabic as Record<string, unknown>)[key]);
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
for (const file of globSync('{apps,libs}/**/i18n/**/*en.json', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}))
  collect(
    basename(dirname(dirname(file))),
    read(file),
    read(join(dirname(file), file.slice(dirname(file).length + 1).replace(/en\.json$/, 'ar.json'))),
  );
// In these files the English text is the key.
for (const file of globSync('libs/web/i18n/src/**/messages.ar.json', {
  cwd: root,
  exclude: ['**/node_modules'],
}))
  for (const [english, arabic] of Object.entries(read(file) as Record<string, string>))
    collect('messages', english, arabic);

/** Returns every English text of the product that differs from its Arabic one, with '{{name}}' for values. */
export const englishTexts = (): string[] => [...translated];

const isolated = (value: string) => (/^\d*$/.test(value) ? value : `\u2068${value}\u2069`);

const plain = (english: string, isNamed: boolean): string =>
  isNamed ? english.slice(english.indexOf(':') + 1) : english;

function onlyArabicOf(english: string): string {
  const [text, ...others] = arabicOf.get(english) ?? [];
  if (text === undefined) throw new Error(`no Arabic for "${english}"`);
  if (others.length > 0) throw new Error(`several Arabic texts for "${english}": name its feature`);
  return text;
}

/**
 * Returns the text on screen for an English one, from the product's translations, with values for its placeholders. In Arabic,
 * values that are not only digits are isolated. A text that features translate differently is named with its feature:
 * `support:Timeline`.
 * @throws when a text has no Arabic translation, or several
 */
export function word(language: Language, english: string, values: Record<string, string> = {}): string {
  const named = arabicIn.get(english);
  const text = language === 'ar' ? (named ?? onlyArabicOf(english)) : plain(english, named !== undefined);
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return language === 'ar' ? isolated(value) : value;
  });
}
