import { MAX_IMAGE_PIXELS } from '@manette/contracts/pictures';
import sharp, { type Metadata } from 'sharp';
import './decoder.js';
import { framesOfPng } from '../files/metadata/png.js';

/** A picture as its header tells it, before any of it is decoded. */
export interface PictureHeader {
  /** Sides of the upright picture. */
  width: number;
  height: number;
  /** Whether it has more pixels than are taken; each frame of a moving picture counts. */
  tooLarge: boolean;
}

/** @returns null when no header can be read */
export async function readHeader(file: Uint8Array): Promise<(PictureHeader & { metadata: Metadata }) | null> {
  // Without a bound here: a picture of too many pixels is to be told apart from one that cannot be read.
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height) return null;
  const { width, height } = metadata.autoOrient;
  const frames =
    metadata.format === 'png'
      ? framesOfPng(Buffer.from(file.buffer, file.byteOffset, file.length))
      : (metadata.pages ?? 1);
  return { width, height, tooLarge: width * height * frames > MAX_IMAGE_PIXELS, metadata };
}
