import type { PictureView } from '@manette/contracts/catalog';

/** An image in a listing's form: one of the listing, or a file to add. */
export type ListingImage =
  | { key: string; path: string; picture?: PictureView | undefined }
  | { key: string; file: File; preview: string };

interface Pictured {
  images: string[];
  pictures: PictureView[];
}

/** Returns the initial images of a listing's form. */
export const imagesOf = ({ images, pictures }: Pictured): ListingImage[] =>
  images.map((path) => ({ key: path, path, picture: pictures.find(({ src }) => src === path) }));

/** Returns the list with the pictures that have been loaded meanwhile. */
export const withPictures = (
  list: readonly ListingImage[],
  pictures: readonly PictureView[] = [],
): ListingImage[] =>
  list.map((image) =>
    'path' in image && !image.picture
      ? { ...image, picture: pictures.find(({ src }) => src === image.path) }
      : image,
  );

export const filesOf = (list: readonly ListingImage[]): File[] =>
  list.flatMap((image) => ('file' in image ? [image.file] : []));

export const pathsOf = (list: readonly ListingImage[]): string[] =>
  list.flatMap((image) => ('path' in image ? [image.path] : []));

/** Returns `list` with the image at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [image] = list.slice(from, from + 1);
  if (image === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, image);
}

/**
 * Returns the order of the form: the server itself appends added images to those that stay.
 * @param saved the paths in the server's response
 * @returns the paths in the order of the form, undefined when the server's order is the same
 */
export function reordered(list: readonly ListingImage[], saved: readonly string[]): string[] | undefined {
  if (saved.length !== list.length) return undefined;
  const isKept = (image: ListingImage) => 'path' in image;
  const order = [...list.filter(isKept), ...list.filter((image) => !isKept(image))];
  const paths = list.flatMap((image) => saved[order.indexOf(image)] ?? []);
  return paths.every((path, at) => path === saved[at]) ? undefined : paths;
}
