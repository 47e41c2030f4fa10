import { widthsFor } from './picture-sizes.js';

/** A picture as its header describes it, before it is decoded; width and height are those of the upright picture. */
export interface PictureHeader {
  id: string;
  width: number;
  height: number;
}

/** The result of encoding that pages show while the picture loads. */
export interface PicturePlaceholder {
  /** The dominant colour, `#rrggbb`. */
  color: string;
  /** A tiny WebP as a data address. */
  blur: string;
}

/** A picture with the widths it is encoded in. */
export interface SizedPicture extends PictureHeader {
  widths: number[];
}

/** A picture that was uploaded. */
export interface UploadedPicture extends SizedPicture {
  /** Storage key of its original until it is encoded; null when these bytes are already encoded. */
  original: string | null;
}

/** A picture as it is stored, encoded or not yet. */
export interface StoredPicture extends UploadedPicture {
  ready: boolean;
}

export const withWidths = (header: PictureHeader): SizedPicture => ({
  ...header,
  widths: widthsFor(header.width),
});
