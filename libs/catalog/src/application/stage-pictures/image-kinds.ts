import { FILE_SENTENCES, IMAGE_MIME_TYPES, IMAGE_SENTENCES } from '@manette/contracts/catalog';

/** Which types of pictures are taken, and what is said of others. */
export interface ImageKinds {
  mimeTypes: readonly string[];
  sentence: string;
}

/** [CAT-114] */
export const ANY_IMAGE: ImageKinds = { mimeTypes: IMAGE_MIME_TYPES, sentence: IMAGE_SENTENCES.type };
/** [CAT-130] */
export const PNG_OR_JPEG: ImageKinds = {
  mimeTypes: ['image/png', 'image/jpeg'],
  sentence: FILE_SENTENCES.cardImageType,
};
