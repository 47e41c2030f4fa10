import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

export const EVIDENCE_FORMAT = 'manette-evidence/1';
export const MANIFEST = 'manifest.json';
export const SIGNATURE = 'manifest.sig';

export interface EvidencePart {
  path: string;
  size: number;
  /** Hex, like `chain`. */
  sha256: string;
  chain: string;
}

/** The manifest of a dispute file. The signature covers its bytes as they are in the file (life.md, section 7) [LIF-113]. */
export interface EvidenceManifest {
  format: typeof EVIDENCE_FORMAT;
  ticketId: string;
  ticketNumber: string;
  createdAt: string;
  createdBy: { _id: string; username: string };
  /** The shop's origin. */
  origin: string;
  keyId: string;
  parts: EvidencePart[];
  /** The chain of the last part. */
  head: string;
}

/** The chain value that precedes the first part. */
export const NO_CHAIN = '00'.repeat(32);

/**
 * Returns the chain value of a part. It depends on all parts before it: changing, moving, removing or adding a part changes the
 * head.
 */
export const chainOf = (former: string, sha256: string, path: string): string =>
  createHash('sha256').update(former, 'hex').update(sha256, 'hex').update(path, 'utf8').digest('hex');

/** Returns the public key in PEM (SPKI), also for a private key. */
export const publicKeyPem = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'pem' }).toString();

/** Returns the hex SHA-256 of the public key (SPKI in DER), which identifies the key. */
export function evidenceKeyId(key: KeyObject): string {
  const spki = createPublicKey(publicKeyPem(key)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex');
}
