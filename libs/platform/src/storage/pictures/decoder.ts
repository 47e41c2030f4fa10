import { MAX_IMAGE_PIXELS } from '@manette/contracts/pictures';
import sharp, { type Sharp } from 'sharp';

// One thread a picture: there are as many processes as there may be work beside each other. Its operations are not worth
// remembering.
sharp.concurrency(1);
sharp.cache(false);
// What no place takes is not even tried: libvips reads dozens of formats, and a file chooses its reader by its bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

const SECONDS = 15;

/** Decodes the first frame of a picture, within the one bound of pixels and a bound of time. */
export const decoder = (picture: string | Uint8Array): Sharp =>
  sharp(picture, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: SECONDS,
  });
