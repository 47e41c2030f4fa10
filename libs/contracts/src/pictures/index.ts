/**
 * The maximum number of pixels of an uploaded picture, inclusive: in listings, profile pictures and messages. All frames of an
 * animation count. The limit is checked with the file's header, before anything is decoded (contract, section 4).
 */
export const MAX_IMAGE_PIXELS = 50_000_000;
export const TOO_MANY_PIXELS = 'Images must have at most 50 megapixels';
