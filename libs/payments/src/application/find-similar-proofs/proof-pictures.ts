/** The picture of a proof, prepared for comparison. */
export interface ComparedPicture {
  /** 64 bits as text, by which candidates are selected. */
  hash: string;
  /** 64 × 64 pixels in grey, by which candidates are sorted. */
  outline: Uint8Array;
  /** Height divided by width. */
  proportion: number;
  /** Returns how different another stored picture is, from 0 to about 1. @throws when it cannot be processed now */
  differenceTo(fileKey: string): Promise<number>;
}

/** Compares pictures in a separate process. */
export abstract class ProofPictures {
  /** Returns null for a picture that cannot be read. */
  abstract read(fileKey: string): Promise<ComparedPicture | null>;
}
