import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const ENCODED = /^[A-Za-z0-9_-]{43}$/;

/** Returns the hash of a secret. Only the hash is stored. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Generates a secret for a mailed link, and its hash. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** Returns whether a text has the form of a secret. Other texts need no query. */
export const looksLikeSecret = (text: string): boolean => ENCODED.test(text);
