import type { StagedPicture } from '../../domain/picture.js';

/** A picture that was taken in. */
export interface UploadedPicture extends StagedPicture {
  /** Where its original waits for the encoding; null when these bytes are encoded already. */
  original: string | null;
}
