import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TOO_LARGE } from '@manette/contracts/conversation';
import { DomainError } from '@manette/contracts/errors';
import { uploadInterceptor, type UploadedFilesByField } from '@manette/platform';
import type { ReceivedFile } from './attachments.js';

/** Receives the one file that a message may have, in the field `file` [CHAT-021]. */
export const ReceiveAttachment = uploadInterceptor(
  [{ name: 'file', maxCount: 1, tooMany: 'A message takes one file' }],
  { fileSize: ATTACHMENT_MAX_BYTES, fileTooLarge: ATTACHMENT_TOO_LARGE },
);

/** Returns the file of a message, if any. @throws DomainError without text and file [CHAT-019, CHAT-023] */
export function receivedFile(
  { content }: { content: string },
  files: UploadedFilesByField<'file'> | undefined,
): ReceivedFile | undefined {
  const file = files?.file?.[0];
  if (file) return { path: file.path, name: file.originalname, size: file.size };
  if (content === '') throw new DomainError('VALIDATION_FAILED', 'Message content is required', 'content');
  return undefined;
}
