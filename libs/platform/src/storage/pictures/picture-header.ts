import { MAX_IMAGE_PIXELS } from '@manette/contracts/pictures';
import sharp, { type Metadata } from 'sharp';
import './decoder.js';
import { TooManyBlocks } from '../metadata/retained-parts.js';
import { framesOfPng } from '../metadata/png.js';
import { withoutMetadata } from '../metadata/without-metadata.js';

/** The facts in a picture's header, read without decoding it. */
export interface PictureHeader {
  /** In pixels, after applying the orientation. */
  width: number;
  height: number;
  /** Whether it exceeds the pixel limit; all frames of an animation count. */
  tooLarge: boolean;
}

/** The header with all the metadata that libvips still finds. */
type WithMetadata = PictureHeader & { metadata: Metadata };

/** Reads the header of a picture that `stripPicture` returned. @returns null if it is unreadable */
export async function readPictureHeader(plain: Buffer): Promise<WithMetadata | null> {
  // No pixel limit here, to distinguish a picture with too many pixels from an unreadable one.
  const metadata = await sharp(plain, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height) return null;
  const { width, height } = metadata.autoOrient;
  const frames = metadata.format === 'png' ? framesOfPng(plain) : (metadata.pages ?? 1);
  return { width, height, tooLarge: width * height * frames > MAX_IMAGE_PIXELS, metadata };
}

/** Returns the picture without its metadata. @returns null if the file is not an image or its block structure is broken */
export function stripPicture(file: Buffer, mime: string): Buffer | null {
  try {
    const plain = withoutMetadata(file, mime);
    return plain?.length ? plain : null;
  } catch (error) {
    // A RangeError means that the file refers to offsets beyond its end.
    if (error instanceof TooManyBlocks || error instanceof RangeError) return null;
    throw error;
  }
}
