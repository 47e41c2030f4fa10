import type { ItemRef } from '@manette/contracts/catalog';
import type { PictureLook, StagedPicture, UploadedPicture, WaitingPicture } from './picture.js';

/**
 * Pictures by the digest of their bytes, shared by all listings that show them. Whoever is about to use a picture
 * claims it, so that the sweep of unused ones leaves it alone for a while.
 */
export abstract class PictureRepository {
  /** Claims pictures; answers which of them are encoded already. */
  abstract claimReady(ids: readonly string[]): Promise<Set<string>>;
  /** Claims a picture to encode it, if it is still known. */
  abstract claim(id: string): Promise<WaitingPicture | null>;
  /** Notes pictures that are still to be encoded; those known already stay as they are. */
  abstract register(pictures: readonly UploadedPicture[], now: Date): Promise<void>;
  /** Notes a picture as encoded. */
  abstract complete(picture: StagedPicture, look: PictureLook): Promise<void>;
  /** Forgets a picture and takes it out of every listing; answers the listings on the shelf that showed it. */
  abstract drop(id: string): Promise<ItemRef[]>;
  /** The listings on the shelf that show it. */
  abstract shownBy(id: string): Promise<ItemRef[]>;
}
