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
  const fonts = FAMILY.flatMap((fontFamily) => WEIGHTS.map((fontWeight) => ({ fontFamily, fontWeight })));
  await Promise.all(fonts.map((font) => Font.load(font)));
  for (const font of fonts) keepCodePoints(Font.getFont(font)?.data);
}

interface Glyph {
  id: number;
  codePoints: number[];
}

/**
 * Gives a cached glyph its characters when it is first read with them. fontkit reads the base of a dotted letter without
 * characters when it draws the letter, and caches it: the base letter would be missing from the text of the file.
 */
function keepCodePoints(font: unknown): void {
  const read = font as { getGlyph?: (id: number, codePoints?: number[]) => Glyph } | undefined;
  const getGlyph = read?.getGlyph?.bind(font);
  if (!read || !getGlyph) throw new Error('a font of the receipt has no glyphs');
  read.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    if (glyph.codePoints.length === 0) glyph.codePoints = codePoints;
    return glyph;
  };
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
