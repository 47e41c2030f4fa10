/** The maximum size of a file: 10 MB, inclusive [CHAT-021]. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
/** The message if a file exceeds the client's daily quota. */
export const UPLOAD_LIMIT = 'You have sent too many files today. Please try again later.';
export const ATTACHMENT_TOO_LARGE = 'File size must be less than 10MB';

/** The accepted types of files in messages, detected by their bytes, not by their names [CHAT-022]. */
export const ATTACHMENT_TYPES = [
  'image/png',
  'image/apng',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
export const ATTACHMENT_UNSUPPORTED = 'Only images and PDF files are accepted';
/** The message for HEIC, the format of iPhone photos, which most browsers cannot show and this server cannot read. */
export const ATTACHMENT_HEIC = 'HEIC photos cannot be shown here. Please send the photo as JPEG or PNG.';

/** The content of a message that has a file and no text [CHAT-024]. */
export const FILE_ATTACHMENT = 'File attachment';
