import { z } from 'zod';

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
  const pairs = given.split(',').map((pair) => PAIR.exec(pair.trim()));
  const keys = pairs.map((pair) => ({
    version: pair?.[1] ?? '',
    key: Buffer.from(pair?.[2] ?? '', 'base64'),
  }));
  const isWhole = keys.every(({ version, key }) => version !== '' && key.length === 32);
  return isWhole && new Set(keys.map(({ version }) => version)).size === keys.length ? keys : undefined;
}

/** `VAULT_KEYS`: the first key wraps, the others are still read (life.md, section 8) [LIF-115]. */
export const vaultVariables = {
  VAULT_KEYS: z
    .string()
    .max(LONGEST, SENTENCE)
    .transform((given, context) => {
      const keys = readMasterKeys(given);
      if (keys) return keys;
      context.addIssue({ code: 'custom', message: SENTENCE });
      return z.NEVER;
    })
    .optional(),
};
