import type { Readable } from 'node:stream';

/** A part of a dispute file before it is measured. A file that is not there any more is left out. */
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

/** A name that leads nowhere and that every system can save; the number keeps two of one name apart. */
export const pathIn = (folder: string, number: number, name: string): string =>
  `${folder}/${number}-${name.normalize('NFC').replace(UNUSUAL, '_').slice(-LONGEST)}`;
