export const PICTURE_QUEUE = 'catalog-pictures';
export const PREPARE_PICTURE = 'prepare-picture';

export interface PreparePictureJob {
  /** Picture id. */
  id: string;
  /** Storage key of this upload's original. */
  original: string;
}
