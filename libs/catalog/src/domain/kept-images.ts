import { pictureIdIn } from './picture-keys.js';

/** Returns the picture ids of the image paths that a form keeps; undefined keeps all images. */
export const keptImages = (paths: readonly string[] | undefined): string[] | undefined =>
  paths?.map(pictureIdIn).filter((id) => id !== null);
