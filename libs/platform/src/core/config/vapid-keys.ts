import { createECDH } from 'node:crypto';
import { ConfigError } from './config-error.js';
import type { Environment } from './environment.js';
import { readOrCreateOwnFile } from './own-file.js';

/** Encrypted backups contain this file, so that a restored shop can still send pushes to its devices. */
export const VAPID_KEYS_FILE = 'vapid-keys.json';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

function newKeys(): string {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A private key with leading zeros is padded to 32 bytes.
  const privateKey = Buffer.alloc(32);
  const number = pair.getPrivateKey();
  number.copy(privateKey, privateKey.length - number.length);
  return JSON.stringify({ publicKey, privateKey: privateKey.toString('base64url') });
}

function read(file: string): VapidKeys {
  const malformed = new ConfigError(`${VAPID_KEYS_FILE} in DATA_DIR must hold a publicKey and a privateKey`);
  try {
    const { publicKey, privateKey } = JSON.parse(file) as Partial<VapidKeys>;
    if (publicKey && privateKey) return { publicKey, privateKey };
  } catch (error) {
    if (error instanceof SyntaxError) throw malformed;
    throw error;
  }
  throw malformed;
}

/**
 * Returns the keys that sign pushes: the configured ones, or else a pair that is generated once in `dataDir`. In production
 * with REDIS_URL several machines share no such file, so push is off there without configured keys [POC-003] [POC-004].
 * @throws ConfigError when that file is malformed
 */
export function vapidKeys(env: Environment, dataDir: string): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, NODE_ENV, REDIS_URL } = env;
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  if (NODE_ENV === 'production' && REDIS_URL) return undefined;
  return read(readOrCreateOwnFile(dataDir, VAPID_KEYS_FILE, newKeys));
}
