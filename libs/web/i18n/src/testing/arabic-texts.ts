import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatWords, root, translationFolders } from './translation-files';

const ARABIC = /[\u0600-\u06ff]/;

interface ArabicText {
  /** The folder and the key, or the file. */
  where: string;
  text: string;
}

const ofScreens = (): ArabicText[] =>
  translationFolders().flatMap((folder) =>
    [...flatWords(folder, 'ar')].map(([key, text]) => ({ where: `${folder}: ${key}`, text })),
  );

const ofMessages = (): ArabicText[] =>
  Object.entries(
    JSON.parse(readFileSync(join(root, 'libs/web/i18n/src/messages.ar.json'), 'utf8')) as Record<
      string,
      string
    >,
  ).map(([key, text]) => ({ where: `messages: ${key}`, text }));

/** Texts in source code: mails, the pages of the proxy, the demo shop. */
const ofCode = (): ArabicText[] =>
  globSync(['{apps,libs}/**/src/**/*.{ts,tsx,html}', 'deploy/**/*.ts', 'tools/seed/src/data/**/*.ts'], {
    cwd: root,
    exclude: ['**/{node_modules,dist,testing,gallery,i18n}', '**/*spec.{ts,tsx}'],
  }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => ARABIC.test(line))
      .map((text) => ({ where: file, text })),
  );

/** @returns every Arabic text of the product: screens, messages of the server, mails, pages of the proxy, demo shop */
export const arabicTexts = (): ArabicText[] => [...ofScreens(), ...ofMessages(), ...ofCode()];
