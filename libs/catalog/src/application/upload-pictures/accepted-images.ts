import { FILE_MESSAGES, IMAGE_MIME_TYPES, IMAGE_MESSAGES } from '@manette/contracts/catalog';

/** The image types that an upload accepts, and the sentence that refuses others. */
export interface AcceptedImages {
  mimeTypes: readonly string[];
  sentence: string;
}

/** [CAT-114] */
export const ANY_IMAGE: AcceptedImages = { mimeTypes: IMAGE_MIME_TYPES, sentence: IMAGE_MESSAGES.type };
/** [CAT-130] */
export const PNG_OR_JPEG: AcceptedImages = {
  mimeTypes: ['image/png', 'image/jpeg'],
  sentence: FILE_MESSAGES.cardImageType,
};
