import { IMAGE_MESSAGES, MAX_IMAGES, MAX_IMAGE_BYTES } from '@manette/contracts/catalog';
import { uploadInterceptor, type UploadedFilesByField, type UploadField } from '@manette/platform';

/** The images of a listing in a form: up to twelve of up to 10 MB each (contract, section 4). */
export const IMAGES: UploadField = { name: 'images', maxCount: MAX_IMAGES, tooMany: IMAGE_MESSAGES.count };
export const IMAGE_SIZE = { fileSize: MAX_IMAGE_BYTES, fileTooLarge: IMAGE_MESSAGES.size };

/** The received images, as temporary files. */
export type ListingImages = UploadedFilesByField<'images'> | undefined;

/** Receives images together with the fields of a listing. */
export const ReceiveImages = uploadInterceptor([IMAGES], IMAGE_SIZE);

/** The paths of the received images. */
export const pathsOf = (files: ListingImages): string[] => (files?.images ?? []).map(({ path }) => path);
