import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '@manette/contracts/catalog';

// One thread a picture: the process answers requests beside it. Its operations are not worth remembering.
sharp.concurrency(1);
sharp.cache(false);

/** How every picture is opened: bounded in pixels, one frame, and refused when its data is broken. */
export const openImage = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 });
