import type { Readable } from 'node:stream';

/**
 * A part of a dispute file before its size and hash are known. `open` returns null for a file that no longer exists,
 * which is left out.
 */
export interface EvidenceSource {
  path: string;
  open: () => Promise<Buffer | Readable | null>;
}

export const jsonSource = (name: string, value: unknown): EvidenceSource => ({
  path: `${name}.json`,
  open: async () => Buffer.from(`${JSON.stringify(value ?? null, undefined, 2)}\n`),
});

const UNUSUAL = /[^\p{L}\p{N}._ -]/gu;
const LONGEST = 100;

/**
 * Returns a path without separators or unusual characters in the name, so that every system can save it. The number
 * keeps files of the same name apart.
 */
export const pathIn = (folder: string, number: number, name: string): string =>
  `${folder}/${number}-${name.normalize('NFC').replace(UNUSUAL, '_').slice(-LONGEST)}`;
