import { TOO_MANY_PIXELS } from '../pictures/index.js';

/** Limits of the pictures of a listing (contract, section 4), all inclusive. */
export const MAX_IMAGES = 12;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** The accepted types, detected from the file's bytes; JPG and JFIF files are JPEG [CAT-114]. */
export const IMAGE_MIME_TYPES = ['image/png', 'image/jpeg', 'image/avif', 'image/webp'] as const;

export const IMAGE_MESSAGES = {
  type: 'Only PNG, JPEG, JPG, AVIF, WebP, and JFIF images are allowed',
  size: 'File size must be less than 10MB',
  count: `At most ${MAX_IMAGES} images`,
  pixels: TOO_MANY_PIXELS,
  unreadable: 'The image could not be read',
} as const;
