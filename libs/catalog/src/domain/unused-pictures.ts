import type { WaitingPicture } from './picture.js';

/** Pictures that no listing shows any more, deleted listings included, and those whose encoding is overdue. */
export abstract class UnusedPictures {
  /** Notes since when pictures are shown by nobody, and forgets it of those that are shown again. */
  abstract mark(now: Date): Promise<void>;
  /** Pictures that nobody has shown since `time` or longer. */
  abstract since(time: Date, limit: number): Promise<string[]>;
  /**
   * Takes such a picture for one that is not encoded, in a transaction of its own before its files are deleted: who
   * uploads the same bytes from here on brings an original.
   */
  abstract retire(id: string, time: Date): Promise<void>;
  /** Forgets a retired picture and holds it until the transaction ends; null when it is shown again. */
  abstract remove(id: string, time: Date): Promise<WaitingPicture | null>;
  /** Pictures that were to be encoded before `time` and are not; each is given out a limited number of times. */
  abstract overdue(time: Date, now: Date): Promise<{ id: string; original: string }[]>;
  /** Which of these originals a picture still waits for. */
  abstract awaited(originals: readonly string[]): Promise<Set<string>>;
}
