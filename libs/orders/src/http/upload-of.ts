import { DomainError } from '@manette/contracts/errors';
import type { PostMessageInput } from '@manette/contracts/orders';
import type { UploadedFilesByField } from '@manette/platform';
import type { Upload } from '../application/post-message/post-message.command.js';

/** The one file beside a message, if any; a message needs text or a file [CHAT-019, CHAT-023]. */
export function uploadOf(
  { content }: Pick<PostMessageInput, 'content'>,
  files: UploadedFilesByField<'file'> | undefined,
): Upload | undefined {
  const file = files?.file?.[0];
  if (file) return { path: file.path, name: file.originalname, size: file.size };
  if (content === '') throw new DomainError('VALIDATION_FAILED', 'Message content is required', 'content');
  return undefined;
}
