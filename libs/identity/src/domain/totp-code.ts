import { Secret, TOTP } from 'otpauth';

const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The number of steps before and after the current one whose codes are accepted, as clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

// Spaces, and the invisible marks that a code copied from a right-to-left page may contain.
const BETWEEN_DIGITS = /[\s\p{Cf}]/gu;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Converts typed text to a code as an app shows it [TRU-021]. */
const plainCode = (typed: string): string =>
  typed.replace(BETWEEN_DIGITS, '').replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));

const secretOf = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** Generates the secret of a new authenticator app. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** Returns a secret in the form in which users type it into an app. */
export const base32 = (secret: Buffer): string => secretOf(secret).base32;

/** Returns the URI from which an app imports a secret [TRU-017]. */
export function totpUri(email: string, secret: Buffer): string {
  const { algorithm, digits, period } = SETTINGS;
  // A path may contain both characters unencoded, which keeps the email address readable.
  const label = encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+');
  const settings = `algorithm=${algorithm}&digits=${digits}&period=${period}`;
  return `otpauth://totp/Manette:${label}?secret=${base32(secret)}&issuer=Manette&${settings}`;
}

/**
 * Returns the time step (RFC 6238) whose code was typed: the current one, or one step before or after [TRU-019].
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
