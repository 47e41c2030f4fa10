import type { ItemRef } from '@manette/contracts/catalog';
import type { PicturePlaceholder, SizedPicture, UploadedPicture, StoredPicture } from './picture.js';

/**
 * Pictures by the digest of their bytes, shared by all listings that show them. A command that is about to use a
 * picture claims it, so that the sweep does not delete it as unused in the meantime.
 */
export abstract class PictureRepository {
  /** Claims pictures; returns the ids of those that are already encoded. */
  abstract claimReady(ids: readonly string[]): Promise<Set<string>>;
  /** Claims a picture to encode it; null when it has been deleted. */
  abstract claim(id: string): Promise<StoredPicture | null>;
  /** Stores pictures that are still to be encoded; an encoded one of the same bytes stays as it is. */
  abstract register(pictures: readonly UploadedPicture[], now: Date): Promise<void>;
  /** Stores that a picture is encoded; returns whether this was not stored before. */
  abstract complete(picture: SizedPicture, placeholder: PicturePlaceholder): Promise<boolean>;
  /** Deletes a picture and removes it from every listing; returns the listings, deleted ones excluded, that showed it. */
  abstract drop(id: string): Promise<ItemRef[]>;
  /** The newest `limit` listings, deleted ones excluded, that show it; all of them by default. */
  abstract shownBy(id: string, limit?: number): Promise<ItemRef[]>;
}
