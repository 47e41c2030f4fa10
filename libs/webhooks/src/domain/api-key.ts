import { createHash, randomBytes } from 'node:crypto';
import type { ApiKeyScope } from '@manette/contracts/webhooks';

/** 32 bytes are 43 characters of base64url. */
const SECRET_BYTES = 32;
const SECRET = /^mk_[A-Za-z0-9_-]{43}$/;
const PREFIX_LENGTH = 11;

/** An API key for another program. It acts as the administrator who created it. */
export interface ApiKey {
  id: string;
  name: string;
  /** The visible beginning of the secret. */
  prefix: string;
  hash: Buffer;
  scopes: ApiKeyScope[];
  createdBy: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** Returns a new secret: `mk_` and 43 characters of base64url [POC-081]. */
export const newSecret = (): string => `mk_${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** Returns whether a text has the format of a secret. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/**
 * Returns the hash that is stored of a secret. The secret is random, so a plain SHA-256 cannot be reversed by
 * guessing [POC-083].
 */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns the prefix by which administrators recognize a key, in addition to its name. */
export const prefixOf = (secret: string): string => secret.slice(0, PREFIX_LENGTH);
