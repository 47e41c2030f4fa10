import { Font } from '@react-pdf/renderer';

/** A script of Readex Pro has a file of its own; each piece of text takes the first face that has its letters. */
const SCRIPTS = ['latin', 'arabic', 'latin-ext', 'vietnamese'] as const;
export const FAMILY = SCRIPTS.map((script) => `Readex Pro ${script}`);
const WEIGHTS = [400, 600] as const;
const UNKNOWN = '?';
/** Joiners, marks of direction and forms of emoji: they draw nothing by themselves. */
const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f]/gu;

/** Tells the renderer where the fonts are, and loads them; words are not divided, as Arabic cannot be. */
export async function loadFonts(fileOf: (name: string) => string): Promise<void> {
  for (const [at, script] of SCRIPTS.entries())
    Font.register({
      family: FAMILY[at] ?? '',
      fonts: WEIGHTS.map((weight) => ({
        src: fileOf(`readex-pro-${script}-${weight}-normal.woff`),
        fontWeight: weight,
      })),
    });
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(FAMILY.map((fontFamily) => Font.load({ fontFamily })));
}

const isDrawn = (character: string): boolean =>
  FAMILY.some((fontFamily) =>
    Font.getFont({ fontFamily })?.data?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/** The text with a question mark for what no face can draw: the renderer would print other signs, one over the other. */
export const drawable = (text: string): string =>
  Array.from(text.replace(INVISIBLE, ''), (character) => {
    if (/\s/u.test(character) || isDrawn(character)) return character;
    return UNKNOWN;
  }).join('');
