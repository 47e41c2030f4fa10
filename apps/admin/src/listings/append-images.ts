import type { SentImages } from './use-save-listing';

/** Adds the pictures of a listing to its multipart form (contract, section 3). */
export function appendImages(form: FormData, { files, keep }: SentImages) {
  // A blank entry is how a form says that none stays.
  for (const path of keep?.length === 0 ? [''] : (keep ?? [])) form.append('keepImages[]', path);
  for (const file of files) form.append('images', file);
}
