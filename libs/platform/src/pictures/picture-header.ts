import { MAX_IMAGE_PIXELS } from '@manette/contracts/pictures';
import sharp, { type Metadata } from 'sharp';
import './decoder.js';
import { TooManyBlocks } from '../files/metadata/kept-parts.js';
import { framesOfPng } from '../files/metadata/png.js';
import { withoutMetadata } from '../files/metadata/without-metadata.js';

/** A picture as its header tells it, before any of it is decoded. */
export interface PictureHeader {
  /** Sides of the upright picture. */
  width: number;
  height: number;
  /** Whether it has more pixels than are taken; each frame of a moving picture counts. */
  tooLarge: boolean;
}

export interface ReadPicture extends PictureHeader {
  /** The picture without its metadata. */
  plain: Buffer;
  /** What is left of them. */
  metadata: Metadata;
}

/**
 * Reads the header of a picture. Its metadata go first: of a file of a million notes, libvips would read them all.
 * @returns null for what is no picture that is taken anywhere, or none that can be read
 */
export async function readHeader(file: Buffer, mime: string): Promise<ReadPicture | null> {
  const plain = plainOf(file, mime);
  if (!plain?.length) return null;
  // Without a bound here: a picture of too many pixels is to be told apart from one that cannot be read.
  const metadata = await sharp(plain, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height) return null;
  const { width, height } = metadata.autoOrient;
  const frames = metadata.format === 'png' ? framesOfPng(plain) : (metadata.pages ?? 1);
  return { width, height, tooLarge: width * height * frames > MAX_IMAGE_PIXELS, plain, metadata };
}

function plainOf(file: Buffer, mime: string): Buffer | null {
  try {
    return withoutMetadata(file, mime);
  } catch (error) {
    // A RangeError says that the file names places behind its end.
    if (error instanceof TooManyBlocks || error instanceof RangeError) return null;
    throw error;
  }
}
