import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { DerivedKey } from './key-ring.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret as it is stored in the database. */
interface SealedSecret {
  /** Nonce, tag and ciphertext. */
  secret: Buffer;
  /** The name of the key that encrypted it. */
  kid: string | null;
}

/** Encrypts a secret by AES-256-GCM. @param owner the id of the secret's owner, authenticated together with the secret */
export function seal({ kid, key }: DerivedKey, owner: string, secret: Buffer): SealedSecret {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return { secret: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]), kid };
}

/**
 * Decrypts a secret.
 * @throws Error for a secret that was altered, copied from another owner's row, or encrypted by another key
 */
export function unseal({ key }: DerivedKey, owner: string, { secret }: Pick<SealedSecret, 'secret'>): Buffer {
  const tagged = secret.subarray(NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, secret.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(tagged.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(tagged.subarray(TAG_BYTES)), decipher.final()]);
}
