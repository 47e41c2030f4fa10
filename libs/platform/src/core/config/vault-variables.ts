import { namedPairs, readBy } from './rules.ts';

const SENTENCE = 'must be version:key pairs with keys of 32 bytes in base64';
const LONGEST = 4_000;
const PAIR = /^([\w.-]{1,32}):([A-Za-z0-9+/]{43}=?)$/;

/** A master key of the vault. It wraps the data keys of items; each wrapped key names the version. */
export interface MasterKey {
  version: string;
  key: Buffer;
}

/** Reads `v2:…,v1:…`. Returns undefined if it is malformed or names a version twice. */
export function readMasterKeys(given: string): MasterKey[] | undefined {
  const keys = namedPairs(given, PAIR)?.map(([version, key]) => ({
    version,
    key: Buffer.from(key, 'base64'),
  }));
  return keys?.every(({ key }) => key.length === 32) ? keys : undefined;
}

/** `VAULT_KEYS`: the first key wraps new data keys, the others only unwrap existing ones (life.md, section 8) [LIF-115]. */
export const vaultVariables = {
  VAULT_KEYS: readBy(readMasterKeys, SENTENCE, LONGEST).optional(),
};
