/**
 * The most pixels of a picture, inclusive, wherever one is taken in: listings, portraits, messages. Every frame of a
 * moving picture counts. Judged by the header, before anything is decoded (contract, section 4).
 */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const TOO_MANY_PIXELS = 'Images must have at most 50 megapixels';
