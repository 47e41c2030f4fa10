const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const SIGNS = /[^\p{L}\p{Nd}]/gu;

/**
 * Returns the form in which transaction numbers are compared: without case, spaces and signs, Arabic digits as 0-9
 * [LIF-032].
 */
export const transactionKey = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(SIGNS, '')
    .toLowerCase();
