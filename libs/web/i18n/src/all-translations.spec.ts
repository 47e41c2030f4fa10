import { flatWords, translationFolders } from './testing/translation-files';

// Checks the translations of every feature in all apps and libs: a text missing in one language shows only to its readers.
const folders = translationFolders();
const FORMS = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] };
const FORM = /_(zero|one|two|few|many|other)$/;

const bare = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(FORM, '')))].sort();
const counted = (words: Map<string, string>) =>
  bare([...words].filter(([key, word]) => FORM.test(key) || word.includes('{{count}}')).map(([key]) => key));
const formsOf = (words: Map<string, string>, key: string) =>
  [...words.keys()]
    .filter((one) => FORM.test(one) && one.replace(FORM, '') === key)
    .map((one) => FORM.exec(one)![1]);
const partsOf = (word: string) => [...word.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

it('finds the translations of the shell, the remotes and the libs', () => {
  expect(folders).toContain('apps/shell/src/features/sign-in/i18n');
  expect(folders).toContain('apps/storefront/src/features/support/i18n');
  expect(folders).toContain('libs/web/verification/src/i18n');
});

describe.each(folders)('[SHELL-002] %s', (folder: string) => {
  const english = flatWords(folder, 'en');
  const arabic = flatWords(folder, 'ar');

  it('has the same keys in both languages, and no empty text', () => {
    expect(bare(arabic.keys())).toEqual(bare(english.keys()));
    const empty = [...english, ...arabic].filter(([, word]) => word.trim() === '');
    expect(empty).toEqual([]);
  });

  it('has every plural form of counted texts', () => {
    // English may have a single form where the text does not change ('3 new'); Arabic always needs all forms.
    const plural = counted(arabic).filter(
      (key) => formsOf(arabic, key).length + formsOf(english, key).length > 0,
    );
    for (const key of plural) {
      expect([key, formsOf(arabic, key).sort()]).toEqual([key, [...FORMS.ar].sort()]);
      const forms = formsOf(english, key);
      if (forms.length > 0) expect([key, forms.sort()]).toEqual([key, FORMS.en]);
    }
  });

  it('uses the same placeholders in both languages', () => {
    const wanted = (words: Map<string, string>, key: string) =>
      partsOf(words.get(key) ?? words.get(`${key}_other`) ?? '');
    for (const key of bare(english.keys()))
      expect([key, wanted(arabic, key)]).toEqual([key, wanted(english, key)]);
  });
});
