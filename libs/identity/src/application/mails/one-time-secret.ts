import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const ENCODED = /^[A-Za-z0-9_-]{43}$/;

/** The hash of a secret, which is what is stored. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Generates a secret for a mailed link, and its hash. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** Whether a text has the form of a secret; anything else needs no query. */
export const looksLikeSecret = (text: string): boolean => ENCODED.test(text);
