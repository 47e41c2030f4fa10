import { randomBytes } from 'node:crypto';
import { readOrCreateOwnFile } from './own-file.js';

/** Reads the secret in `dataDir`, creating it on first use. */
export const readOrCreateSecret = (dataDir: string): string =>
  readOrCreateOwnFile(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url'));
