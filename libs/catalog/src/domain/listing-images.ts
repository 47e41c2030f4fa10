import { MAX_IMAGES } from '@manette/contracts/catalog';
import { TooManyImages } from './catalog.errors.js';

/**
 * The pictures of a listing after a change: those kept, in the order asked for, then the added ones.
 * `kept` absent keeps all; entries that are no pictures of this listing (any more) are passed over.
 * @throws TooManyImages beyond twelve
 */
export const imagesAfter = (
  current: readonly string[],
  kept: readonly string[] | undefined,
  added: readonly string[],
): string[] => {
  const staying = kept === undefined ? current : kept.filter((id) => current.includes(id));
  const images = [...new Set([...staying, ...added])];
  if (images.length > MAX_IMAGES) throw new TooManyImages();
  return images;
};
