/** Returns the multipart form of an upload: its text file, and its images under the field name of the call. */
export function uploadForm(
  prixFile: File,
  pictures: { image: File } | { images: readonly File[] },
): FormData {
  const form = new FormData();
  form.append('prixFile', prixFile);
  if ('image' in pictures) form.append('image', pictures.image);
  else for (const image of pictures.images) form.append('images', image);
  return form;
}
