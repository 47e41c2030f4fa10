/** The addresses of a picture in each format. */
export interface PictureSource {
  /** The fallback format that every browser can decode. */
  src: string;
  /** Candidate lists as in `srcset` ("/a-320.avif 320w, /a-640.avif 640w"). */
  avif?: string;
  webp?: string;
  width: number;
  height: number;
  /** The picture's dominant colour, shown before anything has loaded. */
  colour?: string;
  /** A few blurred pixels as a data URL. */
  blur?: string | undefined;
}
