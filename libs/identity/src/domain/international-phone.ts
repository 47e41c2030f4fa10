import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Where the shop is: what people leave out when they write their number. */
const HOME = 'DZ';

/**
 * The E.164 form of a phone number as somebody typed it ('0555 12 34 56' is '+213555123456'; contract, section 2).
 * @returns null when it is no number of any country's plan
 */
export function internationalPhone(typed: string | null): string | null {
  if (typed === null) return null;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: HOME, extract: false });
  return number?.isValid() ? number.number : null;
}
