/** The picture of a proof as it is compared. */
export interface ComparedPicture {
  /** 64 bits as text, by which candidates are picked. */
  hash: string;
  /** 64 × 64 pixels in grey, by which candidates are put in order. */
  outline: Uint8Array;
  /** Height divided by width. */
  proportion: number;
  /** How different another stored picture is, from 0 to about 1. @throws when it cannot be worked on now */
  differenceTo(fileKey: string): Promise<number>;
}

/** Compares pictures in a separate process. */
export abstract class ProofPictures {
  /** Null for a picture that cannot be read. */
  abstract read(fileKey: string): Promise<ComparedPicture | null>;
}
