import {
  ATTACHMENT_HEIC,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TOO_LARGE,
  ATTACHMENT_TYPES,
  ATTACHMENT_UNSUPPORTED,
} from '@manette/contracts/conversation';

/** The file types of the file picker. */
export const ACCEPTED_FILES = 'image/*,application/pdf';

// The server checks a file without a type by its bytes.
const isTaken = ({ type }: File) => type === '' || ATTACHMENT_TYPES.some((known) => known === type);
// HEIC files that this browser can decode were converted to JPEG or WebP before. Some browsers give other HEIC files no type.
const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Returns the English message why a file cannot be sent [CHAT-021, CHAT-022]; null if it can be sent. */
export function attachmentFault(file: File): string | null {
  if (isHeic(file)) return ATTACHMENT_HEIC;
  if (file.size > ATTACHMENT_MAX_BYTES) return ATTACHMENT_TOO_LARGE;
  return isTaken(file) ? null : ATTACHMENT_UNSUPPORTED;
}
