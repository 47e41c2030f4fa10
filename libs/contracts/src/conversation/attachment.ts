/** 10 MB, inclusive [CHAT-021]. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
/** A client's files of a day together are too large. */
export const UPLOAD_LIMIT = 'You have sent too many files today. Please try again later.';
export const ATTACHMENT_TOO_LARGE = 'File size must be less than 10MB';

/** What a conversation takes, judged by the file's bytes and never by its name [CHAT-022]. */
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
/** What iPhones write; most browsers cannot show it, nor this server read it. */
export const ATTACHMENT_HEIC = 'HEIC photos cannot be shown here. Please send the photo as JPEG or PNG.';

/** The content of a message that has a file and no text [CHAT-024]. */
export const FILE_ATTACHMENT = 'File attachment';
