export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture's id is derived from its bytes (128 bits of their SHA-256), so that the same upload is stored and encoded once. */
export const pictureIdOf = (digest: string): string => digest.slice(0, 32);

/** The private folder of uploaded originals until they are encoded; one file per upload. */
export const ORIGINALS = 'private/originals';
export const originalKey = (uploadId: string): string => `${ORIGINALS}/${uploadId}`;

/** The public folder of the sizes of a picture. */
export const sizesFolder = (id: string): string => `public/pictures/${id}`;
export const sizeFile = (width: number, format: PictureFormat): string => `${width}.${format}`;
export const sizeKey = (id: string, width: number, format: PictureFormat): string =>
  `${sizesFolder(id)}/${sizeFile(width, format)}`;

/** The id of the picture that an image path or absolute address refers to, or null. */
export const pictureIdIn = (path: string): string | null =>
  /\/pictures\/([0-9a-f]{32})\/\d+\.(?:webp|avif)$/.exec(path)?.[1] ?? null;
