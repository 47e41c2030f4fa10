import * as z from 'zod/mini';

/**
 * The pictures of a listing that are kept, in this order (contract, section 3): absent keeps all, empty keeps none.
 * A multipart form sends an empty list as a blank entry.
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
