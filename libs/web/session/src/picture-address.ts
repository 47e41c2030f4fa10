const ABSOLUTE = /^(https?:|data:|blob:|\/)/;

/**
 * @returns the address of a profile picture that is stored as an absolute address, a path, or a file name below /uploads
 *   [ID-058..060]
 */
export const pictureAddress = (picture: string | null | undefined): string | null => {
  if (!picture) return null;
  return ABSOLUTE.test(picture) ? picture : `/uploads/${picture}`;
};
