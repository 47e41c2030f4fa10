import { MAX_IMAGES } from '@manette/contracts/catalog';
import { TooManyImages } from './catalog.errors.js';

/**
 * Returns the images of a listing after a change: the kept ones in the given order, then the added ones. Without
 * `kept` all images stay. Entries of `kept` that are not images of this listing are ignored.
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
