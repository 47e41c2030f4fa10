export const PROFILE_PICTURE_MAX_BYTES = 1024 * 1024;

export const PROFILE_PICTURE_MESSAGES = {
  notAnImage: 'Please upload an image file',
  tooLarge: 'Image size must be less than 1MB',
} as const;

/** @returns the message if the chosen file is refused [ID-127, ID-128], or undefined; exactly 1 MB is accepted */
export function profilePictureProblem(file: { type: string; size: number }): string | undefined {
  if (!file.type.startsWith('image/')) return PROFILE_PICTURE_MESSAGES.notAnImage;
  if (file.size > PROFILE_PICTURE_MAX_BYTES) return PROFILE_PICTURE_MESSAGES.tooLarge;
  return undefined;
}
