import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TOO_LARGE } from '@manette/contracts/conversation';
import { DomainError } from '@manette/contracts/errors';
import { uploadInterceptor } from '../http/upload.interceptor.js';
import type { UploadedFilesByField } from '../http/upload.rules.js';
import type { AttachedFile } from './attachments.js';

/** Receives the one file that a message may have, in the field `file` [CHAT-021]. */
export const ReceiveAttachment = uploadInterceptor(
  [{ name: 'file', maxCount: 1, tooMany: 'A message takes one file' }],
  { fileSize: ATTACHMENT_MAX_BYTES, fileTooLarge: ATTACHMENT_TOO_LARGE },
);

/** The one file beside a message, if any; a message needs text or a file [CHAT-019, CHAT-023]. */
export function attachedFile(
  { content }: { content: string },
  files: UploadedFilesByField<'file'> | undefined,
): AttachedFile | undefined {
  const file = files?.file?.[0];
  if (file) return { path: file.path, name: file.originalname, size: file.size };
  if (content === '') throw new DomainError('VALIDATION_FAILED', 'Message content is required', 'content');
  return undefined;
}
