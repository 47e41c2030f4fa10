import { useRef } from 'react';
import type { PictureView } from '@manette/contracts/catalog';
import { isAnswered, newIdempotencyKey } from '@manette/web-api';
import { filesOf, imagesOf, pathsOf, reordered, type ListingImage } from '../listing-images/listing-image';

export interface Listing {
  _id: string;
  images: string[];
  pictures: PictureView[];
}

/** What of the pictures a call sends: files to add, and which stay (absent: all, as they are). */
export interface SentImages {
  files: File[];
  keep?: string[] | undefined;
}

/** What a listing's own dialog is not needed for. */
export interface ListingChanges {
  keepImages?: string[];
  available?: number;
}

interface Calls<Fields> {
  save: (call: {
    id?: string | undefined;
    fields: Fields;
    images: SentImages;
    key: string;
  }) => Promise<Listing>;
  orderImages: (id: string, keepImages: string[]) => Promise<unknown>;
}

const keepOf = (listing: Listing, images: readonly ListingImage[]): string[] | undefined => {
  const before = pathsOf(imagesOf(listing));
  const staying = pathsOf(images);
  const isSame = before.length === staying.length && before.every((path, at) => path === staying[at]);
  return isSame ? undefined : staying;
};

/**
 * Creates a listing, or changes `listing`. One key serves every try until the server has answered, so that a lost
 * answer never creates two.
 * @returns `save(fields, images)`, which throws what the api throws
 */
export function useSaveListing<Fields>(listing: Listing | undefined, { save, orderImages }: Calls<Fields>) {
  const key = useRef(newIdempotencyKey());
  return async (fields: Fields, images: readonly ListingImage[]) => {
    const sent = { files: filesOf(images), keep: listing && keepOf(listing, images) };
    try {
      const saved = await save({ id: listing?._id, fields, images: sent, key: key.current });
      const keepImages = reordered(images, saved.images);
      if (keepImages) await orderImages(saved._id, keepImages);
    } catch (error) {
      if (isAnswered(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
}
