import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const ENCODED = /^[A-Za-z0-9_-]{43}$/;

/** What is kept of a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A secret for a mailed link, and what is kept of it. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

/** Whether a text can be a secret at all; what cannot needs no look into the database. */
export const looksLikeSecret = (text: string): boolean => ENCODED.test(text);
