import * as z from 'zod/mini';

/**
 * The paths of the pictures that a listing keeps, in this order (contract, section 3). Without the field all stay, with an
 * empty list none. A multipart form sends an empty list as a blank entry.
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
