import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Language = 'en' | 'ar';

const root = join(import.meta.dirname, '../../../..');
const arabicOf = new Map<string, string>();
const translated = new Set<string>();

function collect(english: unknown, arabic: unknown): void {
  if (typeof english === 'string' && english !== arabic) translated.add(english);
  if (typeof english === 'string' && typeof arabic === 'string') arabicOf.set(english, arabic);
  if (typeof english !== 'object' || english === null || typeof arabic !== 'object' || arabic === null)
    return;
  for (const [key, value] of Object.entries(english))
    collect(value, (arabic as Record<string, unknown>)[key]);
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
for (const file of globSync('{apps,libs}/**/i18n/**/*en.json', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}))
  collect(
    read(file),
    read(join(dirname(file), file.slice(dirname(file).length + 1).replace(/en\.json$/, 'ar.json'))),
  );
// Sentences are translated by themselves: the English text is the key.
for (const file of globSync('libs/web/i18n/src/**/messages.ar.json', {
  cwd: root,
  exclude: ['**/node_modules'],
}))
  for (const [english, arabic] of Object.entries(read(file) as Record<string, string>))
    collect(english, arabic);

/** Every English text of the product that is another one in Arabic, with '{{name}}' where a value stands. */
export const englishTexts = (): string[] => [...translated];

const isolated = (value: string) => (/^\d*$/.test(value) ? value : `\u2068${value}\u2069`);

/**
 * The words on screen for an English text of the contract, taken from the product's own translations, with values in
 * the places of their names; Arabic isolates what is more than digits.
 * @throws when a text has no Arabic
 */
export function word(language: Language, english: string, values: Record<string, string> = {}): string {
  const text = language === 'en' ? english : arabicOf.get(english);
  if (text === undefined) throw new Error(`no Arabic for "${english}"`);
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return language === 'ar' ? isolated(value) : value;
  });
}
