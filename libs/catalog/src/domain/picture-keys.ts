export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture is named by its bytes (128 bits of their SHA-256), so that the same upload is stored and encoded once. */
export const pictureIdOf = (digest: string): string => digest.slice(0, 32);

/** Where uploaded originals wait until they are encoded; never public, and shared by no two uploads. */
export const ORIGINALS = 'private/originals';
export const originalKey = (uploadId: string): string => `${ORIGINALS}/${uploadId}`;

/** Where the sizes of a picture are stored and served for ever. */
export const sizesFolder = (id: string): string => `public/pictures/${id}`;
export const sizeFile = (width: number, format: PictureFormat): string => `${width}.${format}`;
export const sizeKey = (id: string, width: number, format: PictureFormat): string =>
  `${sizesFolder(id)}/${sizeFile(width, format)}`;

/** The picture an image path (or absolute address) of ours points at, or null. */
export const pictureIdIn = (path: string): string | null =>
  /\/pictures\/([0-9a-f]{32})\/\d+\.(?:webp|avif)$/.exec(path)?.[1] ?? null;
