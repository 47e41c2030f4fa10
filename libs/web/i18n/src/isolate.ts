import { currentLanguage } from './current-language';
import { ELEMENT } from './with-element';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
const DIGITS = /^\d*$/;

/**
 * Returns a value to interpolate into a sentence. Within Arabic text a Latin name, code or address would change the order of
 * the punctuation around it ('ann_' shows as '_ann'), so it is wrapped in direction isolates. Digits, elements and values in
 * English sentences stay unchanged.
 */
export function isolate(value: unknown, language = currentLanguage()): string {
  const text = String(value);
  if (language !== 'ar' || typeof value === 'number' || DIGITS.test(text) || text === ELEMENT) return text;
  return FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE;
}

/** Returns a translated text without isolates, for text that is read aloud or compared and never laid out. */
export const withoutIsolates = (text: string): string =>
  text.replaceAll(FIRST_STRONG_ISOLATE, '').replaceAll(POP_DIRECTIONAL_ISOLATE, '');
