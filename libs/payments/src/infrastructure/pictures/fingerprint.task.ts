import { boxMeans, perceptualHash } from './fingerprint.js';
import { greyPicture, type GreyPicture } from './grey-picture.js';

/** The side in pixels of the outline: a box is about as high as a line of text. */
const OUTLINE_SIDE = 64;

export interface Fingerprint {
  /** 64 bits as text. */
  hash: string;
  outline: Uint8Array;
  /** Height divided by width. */
  proportion: number;
  grey: GreyPicture;
}

/** Yields the fingerprint by which similar pictures are found and compared; null for a broken picture. */
export async function* run({ picture }: { picture: Uint8Array }): AsyncGenerator<Fingerprint | null> {
  // The upload has checked everything else: data that libvips refuses here is broken.
  const grey = await greyPicture(picture).catch(() => null);
  if (!grey) return yield null;
  const { width, height } = grey;
  yield {
    hash: perceptualHash(grey),
    outline: boxMeans(grey, OUTLINE_SIDE),
    proportion: height / width,
    grey,
  };
}
