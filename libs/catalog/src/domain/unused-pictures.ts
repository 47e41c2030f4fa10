import type { StoredPicture } from './picture.js';

/** Pictures that no listing shows, deleted listings included, and pictures whose encoding is overdue. */
export abstract class UnusedPictures {
  /** Stores the time since which each unused picture is unused, and clears it for pictures that are used again. */
  abstract mark(now: Date): Promise<void>;
  /** The ids of pictures that are unused since `time` or longer. */
  abstract since(time: Date, limit: number): Promise<string[]>;
  /**
   * Marks an unused picture as not encoded, in its own transaction before its files are deleted, so that a later
   * upload of the same bytes stores an original again.
   */
  abstract retire(id: string, time: Date): Promise<void>;
  /** Deletes a retired picture and locks it until the transaction ends; null when it is used again. */
  abstract remove(id: string, time: Date): Promise<StoredPicture | null>;
  /** Pictures whose encoding was requested before `time` and is not done; each is returned a limited number of times. */
  abstract overdue(time: Date, now: Date): Promise<{ id: string; original: string }[]>;
  /** Returns those of the originals that still have to be encoded. */
  abstract awaited(originals: readonly string[]): Promise<Set<string>>;
}
