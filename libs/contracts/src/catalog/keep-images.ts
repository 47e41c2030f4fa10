import * as z from 'zod/mini';

/**
 * Which pictures of a listing stay, in this order (contract, section 3): absent keeps all, empty keeps none.
 * Blank entries are how a multipart form says "empty".
 */
export const keepImages = z.optional(
  z.pipe(
    z
      .array(
        z.string('keepImages must be image paths').check(z.maxLength(500, 'keepImages must be image paths')),
        'keepImages must be a list of image paths',
      )
      .check(z.maxLength(100, 'keepImages has too many entries')),
    z.transform((paths) => paths.filter((path) => path.trim() !== '')),
  ),
);
