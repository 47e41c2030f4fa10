import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The country of a number that is written without a country code. */
const DEFAULT_COUNTRY = 'DZ';

/**
 * Converts a phone number as a user typed it to E.164: '0555 12 34 56' becomes '+213555123456' (contract, section 2).
 * @returns null for a number that is valid in no country
 */
export function internationalPhone(typed: string | null): string | null {
  if (typed === null) return null;
  const number = parsePhoneNumberFromString(typed, { defaultCountry: DEFAULT_COUNTRY, extract: false });
  return number?.isValid() ? number.number : null;
}
