import { verify as isSigned, type KeyObject } from 'node:crypto';
import { chainOf, EVIDENCE_FORMAT, MANIFEST, NO_CHAIN, SIGNATURE } from '@manette/platform/evidence';
import type { EvidenceManifest, EvidencePart } from '@manette/platform/evidence';
import { ZipFile } from './zip-file.ts';

/** The lines that a verification prints, and its exit code. */
export interface Verdict {
  lines: string[];
  code: 0 | 1 | 2;
}

const NO_EVIDENCE: Verdict = { lines: ['not an evidence file'], code: 2 };
const WRONG_SIGNATURE = 'signature: does not match';

function readManifest(bytes: Buffer): EvidenceManifest | null {
  try {
    const manifest = JSON.parse(bytes.toString()) as Partial<EvidenceManifest> | null;
    const isWhole = manifest?.format === EVIDENCE_FORMAT && Array.isArray(manifest.parts);
    return isWhole ? (manifest as EvidenceManifest) : null;
  } catch {
    return null;
  }
}

function isChained({ parts, head }: EvidenceManifest): boolean {
  let chain = NO_CHAIN;
  const fits = parts.every(({ path, sha256, chain: said }) => {
    chain = chainOf(chain, sha256, path);
    return said === chain;
  });
  return fits && head === chain;
}

async function faultOf(zip: ZipFile, { path, size, sha256 }: EvidencePart): Promise<string[]> {
  if (!zip.names.includes(path)) return [`missing: ${path}`];
  const found = await zip.measure(path);
  return found?.size === size && found.sha256 === sha256 ? [] : [`changed: ${path}`];
}

/** Returns a line for each file of the archive that the manifest does not list, or that occurs twice. */
function added(zip: ZipFile, parts: readonly EvidencePart[]): string[] {
  const expected = new Set([MANIFEST, SIGNATURE, ...parts.map(({ path }) => path)]);
  return zip.names.filter((name) => !expected.delete(name)).map((name) => `added: ${name}`);
}

async function signatureFaults(zip: ZipFile, manifest: Buffer, key: () => KeyObject): Promise<string[]> {
  if (!zip.names.includes(SIGNATURE)) return [`missing: ${SIGNATURE}`];
  const signature = Buffer.from((await zip.bytes(SIGNATURE))?.toString() ?? '', 'base64');
  return isSigned(null, manifest, key(), signature) ? [] : [WRONG_SIGNATURE];
}

async function judge(zip: ZipFile, key: () => KeyObject): Promise<Verdict> {
  if (!zip.names.includes(MANIFEST)) return NO_EVIDENCE;
  const bytes = await zip.bytes(MANIFEST);
  if (!bytes) return { lines: [`changed: ${MANIFEST}`, WRONG_SIGNATURE], code: 1 };
  const unsigned = await signatureFaults(zip, bytes, key);
  const manifest = readManifest(bytes);
  if (!manifest) return unsigned.includes(WRONG_SIGNATURE) ? { lines: unsigned, code: 1 } : NO_EVIDENCE;
  const faults = [];
  for (const part of manifest.parts) faults.push(...(await faultOf(zip, part)));
  faults.push(...added(zip, manifest.parts), ...unsigned);
  // The shop never creates a manifest with a wrong chain, so such a manifest was changed, even when its signature matches.
  if (unsigned.length === 0 && !isChained(manifest)) faults.push(`changed: ${MANIFEST}`);
  if (faults.length > 0) return { lines: faults, code: 1 };
  return { lines: [`intact: ${manifest.ticketNumber}, ${manifest.parts.length} parts`], code: 0 };
}

/**
 * Compares a dispute file with its manifest, and the manifest with its signature [LIF-114].
 * @param key returns the key; called only when there is a signature to verify
 * @throws Error when the file cannot be read
 */
export async function verifyEvidence(path: string, key: () => KeyObject): Promise<Verdict> {
  const zip = await ZipFile.open(path);
  if (!zip) return NO_EVIDENCE;
  try {
    return await judge(zip, key);
  } finally {
    zip.close();
  }
}
