import { widthsFor } from './picture-sizes.js';

/** A picture as its header tells it, before any of it is decoded; sides are those of the upright picture. */
export interface PictureHeader {
  id: string;
  width: number;
  height: number;
}

/** What encoding adds: the dominant colour and what stands in while the picture loads. */
export interface PictureLook {
  /** `#rrggbb` */
  color: string;
  /** A tiny WebP as a data address. */
  blur: string;
}

/** A picture that listings may point at from now on. */
export interface StagedPicture extends PictureHeader {
  widths: number[];
}

/** A picture that was taken in. */
export interface UploadedPicture extends StagedPicture {
  /** Where its original waits for the encoding; null when these bytes are encoded already. */
  original: string | null;
}

/** A picture as it is kept: encoded, or waiting for that. */
export interface WaitingPicture extends UploadedPicture {
  ready: boolean;
}

export const stagedFrom = (header: PictureHeader): StagedPicture => ({
  ...header,
  widths: widthsFor(header.width),
});
