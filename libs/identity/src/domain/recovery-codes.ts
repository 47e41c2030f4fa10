import { createHash, randomInt } from 'node:crypto';

/** Without I, O, 0 and 1, which are read for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;
const CODES = 10;

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Ten new recovery codes in the form in which their owner reads them once [TRU-022]. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, randomGroup).join('-'));

/** The hash of a recovery code however it was typed: case, spaces and hyphens do not matter [TRU-023]. */
export function recoveryCodeHash(typed: string): Buffer {
  const code = typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase();
  return createHash('sha256').update(code).digest();
}
