import { useRef } from 'react';
import type { PictureView } from '@manette/contracts/catalog';
import { isAnswered, newIdempotencyKey } from '@manette/web-api';
import { filesOf, imagesOf, pathsOf, reordered, type ListingImage } from '../listing-images/listing-image';

export interface Listing {
  _id: string;
  images: string[];
  pictures: PictureView[];
}

/** The images of a call: files to add, and the paths of those that stay (undefined: all, in their order). */
export interface SentImages {
  files: File[];
  keep?: string[] | undefined;
}

/** The changes that are made without the listing's form. */
export interface ListingChanges {
  keepImages?: string[];
  available?: number;
}

export interface SaveCalls<Fields> {
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
 * Creates a listing, or changes `listing`. All attempts use one idempotency key until the server has answered, so that a lost
 * response never creates two listings.
 * @returns `save(fields, images)`, which throws the api's errors
 */
export function useSaveListing<Fields>(
  listing: Listing | undefined,
  { save, orderImages }: SaveCalls<Fields>,
) {
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
