import { Font } from '@react-pdf/renderer';

/** Readex Pro has one file per script; each piece of text uses the first face that has its letters. */
const SCRIPTS = ['latin', 'arabic', 'latin-ext', 'vietnamese'] as const;
export const FAMILY = SCRIPTS.map((script) => `Readex Pro ${script}`);
const WEIGHTS = [400, 600] as const;
const UNKNOWN = '?';
/** Joiners, direction marks and variation selectors, which draw nothing by themselves. */
const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f]/gu;

/** Registers the fonts in the renderer and loads them. Hyphenation is off, because Arabic words cannot be hyphenated. */
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

/**
 * Returns the text with a question mark for each character that no face can draw. The renderer would otherwise print
 * other glyphs on top of each other.
 */
export const drawable = (text: string): string =>
  Array.from(text.replace(INVISIBLE, ''), (character) => {
    if (/\s/u.test(character) || isDrawn(character)) return character;
    return UNKNOWN;
  }).join('');
