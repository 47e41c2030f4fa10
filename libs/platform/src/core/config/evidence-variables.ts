import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readBy } from './rules.ts';

const SENTENCE = 'must be an Ed25519 key in PKCS#8 PEM';
const LONGEST = 1_000;

/** Reads a key whose line ends may be written as `\\n`. Returns undefined if it is not an Ed25519 private key in PEM. */
export function readEvidenceKey(given: string): KeyObject | undefined {
  const pem = given.replaceAll('\\n', '\n').trim();
  if (!pem.startsWith('-----BEGIN PRIVATE KEY-----')) return undefined;
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** `EVIDENCE_KEY`: signs dispute files (life.md, section 8) [LIF-118]. */
export const evidenceVariables = {
  EVIDENCE_KEY: readBy(readEvidenceKey, SENTENCE, LONGEST).optional(),
};
