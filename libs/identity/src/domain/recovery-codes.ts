import { createHash, randomInt } from 'node:crypto';

/** Letters and digits without I, O, 0 and 1, which are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const CODES = 10;

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Generates ten recovery codes, in the form that is shown to the user once [TRU-022]. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, randomGroup).join('-'));

/** Returns the hash of a recovery code as typed: case, spaces and hyphens do not matter [TRU-023]. */
export function recoveryCodeHash(typed: string): Buffer {
  const code = typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase();
  return createHash('sha256').update(code).digest();
}
