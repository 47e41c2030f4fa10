import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EncodedPicture } from '@manette/contracts/catalog';
import type { Cover } from './data/covers.js';
import type { GiftCardListing } from './data/gift-cards.js';

/** The index entry of a picture; its sizes are concatenated in one file. */
export interface ArtEntry extends Omit<EncodedPicture, 'sizes'> {
  /** SHA-256 of the drawing, to detect that it has changed since it was encoded. */
  drawing: string;
  sizes: { width: number; format: 'avif' | 'webp'; length: number }[];
}
export type ArtIndex = Record<string, ArtEntry>;

/** Returns the path of the encoded sizes of a drawing, such as `covers/redline` or `cards/dunes`. */
export const packFile = (name: string): string =>
  fileURLToPath(new URL(`../art/encoded/${name}.pack`, import.meta.url));
export const INDEX_FILE = fileURLToPath(new URL('../art/encoded/index.json', import.meta.url));

let index: Promise<ArtIndex> | undefined;
export const artIndex = (): Promise<ArtIndex> =>
  (index ??= readFile(INDEX_FILE, 'utf8').then((text) => JSON.parse(text) as ArtIndex));

async function encoded(name: string): Promise<EncodedPicture> {
  const entry = (await artIndex())[name];
  if (!entry) throw new Error(`the picture ${name} is not encoded: npm run encode-art -w @manette/seed`);
  const pack = await readFile(packFile(name));
  const { sizes, drawing: _, ...picture } = entry;
  let end = 0;
  return {
    ...picture,
    sizes: sizes.map(({ length, ...size }) => ({ ...size, bytes: pack.subarray(end, (end += length)) })),
  };
}

export const encodedCover = (cover: Cover): Promise<EncodedPicture> => encoded(`covers/${cover}`);
export const encodedCardFace = (face: GiftCardListing['face']): Promise<EncodedPicture> =>
  encoded(`cards/${face}`);
