import { namedPairs, readBy } from './rules.ts';

const SENTENCE = 'must be version:key pairs with keys of 32 bytes in base64';
const LONGEST = 4_000;
const PAIR = /^([\w.-]{1,32}):([A-Za-z0-9+/]{43}=?)$/;

/** A master key of the vault: it wraps the keys of items, which name its version. */
export interface MasterKey {
  version: string;
  key: Buffer;
}

/** Reads `v2:…,v1:…`; undefined where it is malformed or names a version twice. */
export function readMasterKeys(given: string): MasterKey[] | undefined {
  const keys = namedPairs(given, PAIR)?.map(([version, key]) => ({
    version,
    key: Buffer.from(key, 'base64'),
  }));
  return keys?.every(({ key }) => key.length === 32) ? keys : undefined;
}

/** `VAULT_KEYS`: the first key wraps, the others are still read (life.md, section 8) [LIF-115]. */
export const vaultVariables = {
  VAULT_KEYS: readBy(readMasterKeys, SENTENCE, LONGEST).optional(),
};
