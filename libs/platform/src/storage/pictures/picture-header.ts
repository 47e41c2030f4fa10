import { MAX_IMAGE_PIXELS } from '@manette/contracts/pictures';
import sharp, { type Metadata } from 'sharp';
import './decoder.js';
import { TooManyBlocks } from '../metadata/kept-parts.js';
import { framesOfPng } from '../metadata/png.js';
import { withoutMetadata } from '../metadata/without-metadata.js';

/** A picture as its header tells it, before any of it is decoded. */
export interface PictureHeader {
  /** Sides of the upright picture. */
  width: number;
  height: number;
  /** Whether it has more pixels than are taken; each frame of a moving picture counts. */
  tooLarge: boolean;
}

/** What a file's metadata left behind, as libvips reads it. */
type WithMetadata = PictureHeader & { metadata: Metadata };

/** Reads the header of a picture that `plainPicture` gave. @returns null when it cannot be read */
export async function readPlainHeader(plain: Buffer): Promise<WithMetadata | null> {
  // Without a bound here: a picture of too many pixels is to be told apart from one that cannot be read.
  const metadata = await sharp(plain, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height) return null;
  const { width, height } = metadata.autoOrient;
  const frames = metadata.format === 'png' ? framesOfPng(plain) : (metadata.pages ?? 1);
  return { width, height, tooLarge: width * height * frames > MAX_IMAGE_PIXELS, metadata };
}

/** The picture without its metadata. @returns null for what is no picture, or one whose blocks cannot be followed */
export function plainPicture(file: Buffer, mime: string): Buffer | null {
  try {
    const plain = withoutMetadata(file, mime);
    return plain?.length ? plain : null;
  } catch (error) {
    // A RangeError says that the file names places behind its end.
    if (error instanceof TooManyBlocks || error instanceof RangeError) return null;
    throw error;
  }
}
