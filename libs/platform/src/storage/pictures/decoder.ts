import { MAX_IMAGE_PIXELS } from '@manette/contracts/pictures';
import sharp, { type Sharp } from 'sharp';

// One thread per picture, as the pool already runs several processes. Caching operations gains nothing.
sharp.concurrency(1);
sharp.cache(false);
// Only accepted formats have a loader: libvips reads dozens, and chooses one by the file's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

const TIMEOUT_SECONDS = 15;

/** Creates a decoder for the first frame of a picture, with limits on pixels and time. */
export const decoder = (picture: string | Uint8Array): Sharp =>
  sharp(picture, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
