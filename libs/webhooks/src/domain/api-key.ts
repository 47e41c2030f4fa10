import { createHash, randomBytes } from 'node:crypto';
import type { ApiKeyScope } from '@manette/contracts/webhooks';

/** 32 bytes are 43 characters of base64url. */
const SECRET_BYTES = 32;
const SECRET = /^mk_[A-Za-z0-9_-]{43}$/;
const PREFIX_LENGTH = 11;

/** A key of another program. It acts as the administrator who made it. */
export interface ApiKey {
  id: string;
  name: string;
  /** What is shown of the secret. */
  prefix: string;
  hash: Buffer;
  scopes: ApiKeyScope[];
  createdBy: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** A fresh secret: `mk_` and 43 characters of base64url [POC-081]. */
export const newSecret = (): string => `mk_${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** Whether a text may be a secret at all. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** What is kept of a secret. It is random, so that a plain SHA-256 cannot be searched [POC-083]. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What people know a key by, beside its name. */
export const prefixOf = (secret: string): string => secret.slice(0, PREFIX_LENGTH);
