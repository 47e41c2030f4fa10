import type { ItemRef } from '@manette/contracts/catalog';
import type { PictureLook, StagedPicture } from './picture.js';

/** Pictures by the digest of their bytes, shared by all listings that show them. */
export abstract class PictureRepository {
  /** Which of these are encoded already. */
  abstract ready(ids: readonly string[]): Promise<Set<string>>;
  abstract find(id: string): Promise<(StagedPicture & { ready: boolean }) | null>;
  /** Notes pictures that are still to be encoded; those known already stay as they are. */
  abstract register(pictures: readonly StagedPicture[]): Promise<void>;
  /** Notes a picture as encoded. */
  abstract complete(picture: StagedPicture, look: PictureLook): Promise<void>;
  /** Forgets a picture and takes it out of every listing; answers the listings on the shelf that showed it. */
  abstract drop(id: string): Promise<ItemRef[]>;
  /** The listings on the shelf that show it. */
  abstract shownBy(id: string): Promise<ItemRef[]>;
}
