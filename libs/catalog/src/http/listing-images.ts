import { IMAGE_SENTENCES, MAX_IMAGES, MAX_IMAGE_BYTES } from '@manette/contracts/catalog';
import { uploadInterceptor, type UploadedFilesByField } from '@manette/platform';

const FIELDS = ['images', 'images[]'] as const;

/** The pictures of a listing's form, as temporary files. */
export type ListingImages = UploadedFilesByField<(typeof FIELDS)[number]> | undefined;

/** Receives up to twelve pictures of up to 10 MB each beside the fields of a listing. */
export const ReceiveImages = uploadInterceptor(
  FIELDS.map((name) => ({ name, maxCount: MAX_IMAGES })),
  { fileSize: MAX_IMAGE_BYTES, fileTooLarge: IMAGE_SENTENCES.size, tooManyFiles: IMAGE_SENTENCES.count },
);

/** Where the received pictures are. */
export const pathsOf = (files: ListingImages): string[] =>
  FIELDS.flatMap((name) => files?.[name] ?? []).map(({ path }) => path);
