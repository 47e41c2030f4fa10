/** A picture in the sizes that the pages use, as its job leaves it once it is done. */
export interface EncodedPicture {
  /** The first 32 hexadecimal digits of the SHA-256 of what it was encoded from. */
  id: string;
  width: number;
  height: number;
  /** Its dominant colour, `#rrggbb`. */
  color: string;
  /** A tiny WebP as a data address. */
  blur: string;
  sizes: readonly { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[];
}
