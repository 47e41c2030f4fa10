import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../language';

interface Words {
  [key: string]: string | Words;
}

/** The root folder of the repository. */
export const root = join(__dirname, '../../../../..');

const flat = (words: Words, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[before + key, word]] : flat(word, `${before}${key}.`),
  );

/** @returns every folder of the apps and the web libs with translations, relative to the root of the repository */
export const translationFolders = (): string[] =>
  globSync(['apps/*/src/**/i18n/en.json', 'libs/web/*/src/**/i18n/en.json'], { cwd: root })
    .map(dirname)
    .sort();

/** @returns the translations of one folder by key, those of a group as `group.key` */
export const flatWords = (folder: string, language: Language): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Words));
