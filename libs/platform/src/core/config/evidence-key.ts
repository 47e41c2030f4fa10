import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ConfigError } from './config-error.js';
import type { Environment } from './environment.js';
import { readEvidenceKey } from './evidence-variables.js';
import { readOrCreateOwnFile } from './own-file.js';

/** Encrypted backups contain this file, so that a restored shop signs with the same key. */
export const EVIDENCE_KEY_FILE = 'evidence-key.pem';

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * Returns the key that signs dispute files. Outside production a missing key is generated in `dataDir` [LIF-118].
 * @throws ConfigError when that file is malformed
 */
export function evidenceKey({ EVIDENCE_KEY, NODE_ENV }: Environment, dataDir: string): KeyObject | undefined {
  if (EVIDENCE_KEY ?? NODE_ENV === 'production') return EVIDENCE_KEY;
  const key = readEvidenceKey(readOrCreateOwnFile(dataDir, EVIDENCE_KEY_FILE, newKey));
  if (!key) throw new ConfigError('EVIDENCE_KEY must be an Ed25519 key in PKCS#8 PEM');
  return key;
}
