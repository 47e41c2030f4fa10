/** Bounds of the pictures of a listing (contract, section 4), all inclusive. */
export const MAX_IMAGES = 12;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

/** What the bytes of a picture may be; JPG and JFIF are JPEG by their bytes [CAT-114]. */
export const IMAGE_MIME_TYPES = ['image/png', 'image/jpeg', 'image/avif', 'image/webp'] as const;

export const IMAGE_SENTENCES = {
  type: 'Only PNG, JPEG, JPG, AVIF, WebP, and JFIF images are allowed',
  size: 'File size must be less than 10MB',
  count: `At most ${MAX_IMAGES} images`,
  pixels: 'Images must have at most 50 megapixels',
  unreadable: 'The image could not be read',
} as const;
