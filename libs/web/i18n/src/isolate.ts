import i18next from 'i18next';
import { ELEMENT } from './with-element';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
const DIGITS = /^\d*$/;

/**
 * A value for the middle of a sentence. Within Arabic a name, code or address would draw the signs around it to its own
 * direction ('ann_' shows as '_ann'), so it is isolated there; plain digits and elements need it not, and English
 * sentences stay as they are.
 */
export function isolate(value: unknown, language = i18next.language): string {
  const text = String(value);
  if (language !== 'ar' || typeof value === 'number' || DIGITS.test(text) || text === ELEMENT) return text;
  return FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE;
}
