import { createECDH } from 'node:crypto';
import { ConfigError } from './config-error.js';
import type { Environment } from './environment.js';
import { readOrCreateOwnFile } from './own-file.js';

/** Encrypted backups hold it, so that the devices of a restored shop are still reached. */
export const VAPID_KEYS_FILE = 'vapid-keys.json';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

function newKeys(): string {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A private number that begins with zeros is still written in its 32 bytes.
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
 * The keys that sign pushes: the given ones, else a pair that is made once in `dataDir`. Machines that share a production have no
 * such file in common, so there push is off [POC-003] [POC-004].
 * @throws ConfigError when that file is malformed
 */
export function vapidKeys(env: Environment, dataDir: string): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, NODE_ENV, REDIS_URL } = env;
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY)
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  if (NODE_ENV === 'production' && REDIS_URL) return undefined;
  return read(readOrCreateOwnFile(dataDir, VAPID_KEYS_FILE, newKeys));
}
