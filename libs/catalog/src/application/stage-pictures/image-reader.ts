/** The sides of an upright picture. */
export interface ImageSides {
  width: number;
  height: number;
}

/** Reads the header of a picture, nothing of its pixels. */
export abstract class ImageReader {
  /** @throws ImageRefused when the header cannot be read */
  abstract sides(bytes: Uint8Array): Promise<ImageSides>;
}
