import type { SentImages } from './use-save-listing';

/** Adds the images of a listing to its multipart form (contract, section 3). */
export function appendImages(form: FormData, { files, keep }: SentImages) {
  // A form sends one blank entry when no image stays.
  for (const path of keep?.length === 0 ? [''] : (keep ?? [])) form.append('keepImages[]', path);
  for (const file of files) form.append('images', file);
}
