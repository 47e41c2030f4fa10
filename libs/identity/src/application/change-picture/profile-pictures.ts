/** Encodes uploaded files as profile pictures. */
export abstract class ProfilePictures {
  /**
   * Encodes a small square of the image, without the original's metadata.
   * @throws NotAnImage when the file is not an image, or exceeds the pixel limit
   */
  abstract encode(path: string): Promise<{ bytes: Buffer; contentType: string; extension: string }>;
}
