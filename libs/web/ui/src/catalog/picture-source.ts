/** Where browsers find a picture, in each format. */
export interface PictureSource {
  /** The fallback that every browser reads. */
  src: string;
  /** Candidate lists ("/a-320.avif 320w, /a-640.avif 640w"). */
  avif?: string;
  webp?: string;
  width: number;
  height: number;
  /** The picture's dominant colour, there before anything has loaded. */
  colour?: string;
  /** A few blurred pixels as a data address. */
  blur?: string | undefined;
}
