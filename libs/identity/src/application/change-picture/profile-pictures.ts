/** Turns what somebody uploads as their picture into what is shown of it. */
export abstract class ProfilePictures {
  /**
   * A small square of its own encoding, without the original's metadata.
   * @throws NotAnImage when the file's bytes are no image, or one too large to decode
   */
  abstract encode(path: string): Promise<{ bytes: Buffer; contentType: string; extension: string }>;
}
