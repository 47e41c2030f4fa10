import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Entry } from './entry.js';

/** A place in the chain: the number and the hash of its last entry. */
export interface Link {
  seq: number;
  hash: Buffer;
}

const HASH_BYTES = 32;
/** The link before the first entry. */
export const ORIGIN: Link = { seq: 0, hash: Buffer.alloc(HASH_BYTES) };

/**
 * Returns the hash of an entry: SHA-256 of the previous hash and the RFC 8785 form of `{seq, at, body}` [TRU-087].
 * @throws Error for a body that has no JSON form
 */
export function hashOf(previous: Buffer, { seq, at, body }: Entry): Buffer {
  const form = canonicalize({ seq, at: at.toISOString(), body });
  if (form === undefined) throw new Error(`the audit entry ${seq} has no JSON form`);
  return hash('sha256', Buffer.concat([previous, Buffer.from(form)]), 'buffer');
}
