import { Secret, TOTP } from 'otpauth';

const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of so many steps before and after the present one count, for clocks that differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

// Spaces, and the invisible marks that a copied code may have in a page that runs from right to left.
const BETWEEN_DIGITS = /[\s\p{Cf}]/gu;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A code as an app shows it, read from what was typed [TRU-021]. */
const plainCode = (typed: string): string =>
  typed.replace(BETWEEN_DIGITS, '').replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));

const secretOf = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The secret of a new authenticator app. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** A secret as people type it into an app. */
export const base32 = (secret: Buffer): string => secretOf(secret).base32;

/** The address by which an app takes over a secret [TRU-017]. */
export function totpUri(email: string, secret: Buffer): string {
  const { algorithm, digits, period } = SETTINGS;
  // A path takes both letters as they are, so that the address can be read.
  const label = encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+');
  const settings = `algorithm=${algorithm}&digits=${digits}&period=${period}`;
  return `otpauth://totp/Manette:${label}?secret=${base32(secret)}&issuer=Manette&${settings}`;
}

/**
 * The step (RFC 6238) whose code was typed: the present one, or one to either side [TRU-019].
 * @returns undefined for a wrong code
 */
export function stepOf(typed: string, secret: Buffer, now: Date): number | undefined {
  const token = plainCode(typed);
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ ...SETTINGS, secret: secretOf(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
