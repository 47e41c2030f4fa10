import {
  ATTACHMENT_HEIC,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TOO_LARGE,
  ATTACHMENT_TYPES,
  ATTACHMENT_UNSUPPORTED,
} from '@manette/contracts/conversation';

/** The file types of the file picker. */
export const ACCEPTED_FILES = 'image/*,application/pdf';

// A file without a type is checked by the server, by its bytes.
const isTaken = ({ type }: File) => type === '' || ATTACHMENT_TYPES.some((known) => known === type);
// HEIC files that this browser can decode are JPEG or WebP by now; some browsers give the others no type.
const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Why a file cannot be sent [CHAT-021, CHAT-022], in English; null when it can. */
export function attachmentFault(file: File): string | null {
  if (isHeic(file)) return ATTACHMENT_HEIC;
  if (file.size > ATTACHMENT_MAX_BYTES) return ATTACHMENT_TOO_LARGE;
  return isTaken(file) ? null : ATTACHMENT_UNSUPPORTED;
}
