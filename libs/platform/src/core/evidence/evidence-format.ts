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

/** What a dispute file says of itself, signed as it stands in the file (life.md, section 7) [LIF-113]. */
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

/** What the first part is chained to. */
export const NO_CHAIN = '00'.repeat(32);

/** Binds a part to all before it: none can be changed, moved, taken out or put in without the head changing. */
export const chainOf = (former: string, sha256: string, path: string): string =>
  createHash('sha256').update(former, 'hex').update(sha256, 'hex').update(path, 'utf8').digest('hex');

/** The public key in PEM (SPKI), of a private one too. */
export const publicKeyPem = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'pem' }).toString();

/** The hex SHA-256 of the public key (SPKI in DER), by which keys are told apart. */
export function evidenceKeyId(key: KeyObject): string {
  const spki = createPublicKey(publicKeyPem(key)).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex');
}
