import type { PictureView } from '@manette/contracts/catalog';

/** A picture as pages load it: its path, known as soon as the picture is uploaded, and its sizes, null until it is encoded. */
export interface ShownPicture {
  image: string;
  view: PictureView | null;
}

/** Pictures by their ids. */
export type ShownPictures = ReadonlyMap<string, ShownPicture>;

/** The pictures of one listing in its order, with at most `max` of the encoded ones. */
export const galleryOf = (
  ids: readonly string[],
  shown: ShownPictures,
  max = Infinity,
): { images: string[]; pictures: PictureView[] } => {
  const gallery = ids.map((id) => shown.get(id)).filter((picture) => picture !== undefined);
  return {
    images: gallery.map(({ image }) => image),
    pictures: gallery
      .map(({ view }) => view)
      .filter((view) => view !== null)
      .slice(0, max),
  };
};
