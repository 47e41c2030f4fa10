import { randomBytes } from 'node:crypto';
import { ConfigError } from './config-error.js';
import type { Environment } from './environment.js';
import { readOrCreateOwnFile } from './own-file.js';
import { readMasterKeys, type MasterKey } from './vault-variables.js';

/** Backups do not contain this file, so that a backup alone is not enough to read the vault (ADR 40). */
const FILE = 'vault-keys';
const newKeys = () => `v1:${randomBytes(32).toString('base64')}\n`;

/**
 * Returns the master keys of the vault. Outside production a missing key is generated in `dataDir` [LIF-115].
 * @throws ConfigError when that file is malformed
 */
export function masterKeys({ VAULT_KEYS, NODE_ENV }: Environment, dataDir: string): MasterKey[] {
  if (VAULT_KEYS) return VAULT_KEYS;
  if (NODE_ENV === 'production') return [];
  const keys = readMasterKeys(readOrCreateOwnFile(dataDir, FILE, newKeys));
  if (!keys) throw new ConfigError('VAULT_KEYS must be version:key pairs with keys of 32 bytes in base64');
  return keys;
}
