/** A picture in the sizes that the pages use: the result of the encoding job. */
export interface EncodedPicture {
  /** The first 32 hexadecimal digits of the SHA-256 of the source file. */
  id: string;
  width: number;
  height: number;
  /** The dominant colour, `#rrggbb`. */
  color: string;
  /** A tiny WebP as a data URL. */
  blur: string;
  sizes: readonly { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[];
}
