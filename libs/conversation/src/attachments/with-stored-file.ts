import { FILE_ATTACHMENT } from '@manette/contracts/conversation';
import { DomainError } from '@manette/contracts/errors';
import type { MessageBody } from '../message/index.js';
import type { Attachments, ReceivedFile } from './attachments.js';

interface ReceivedMessage {
  /** Validated; empty only if the message has a file. */
  content: string;
  file?: ReceivedFile | undefined;
}

/**
 * Stores the file of a message, if it has one, below `private/<folder>/` and then writes the message. Call it outside the
 * transaction of `write`: a slow disk or store must not hold the lock of a conversation.
 * @returns what `write` returns
 * @throws UnsupportedAttachment, TooManyPixels, and what `write` throws
 */
export async function withStoredFile<Result>(
  attachments: Pick<Attachments, 'keep' | 'discard'>,
  folder: string,
  { content, file }: ReceivedMessage,
  write: (body: MessageBody) => Promise<Result>,
): Promise<Result> {
  const attachment = file && (await attachments.keep(folder, file));
  try {
    return await write({ content: content || (attachment ? FILE_ATTACHMENT : ''), attachment });
  } catch (error) {
    // After any other error the commit may have succeeded; an unused file is better than a message without its file.
    if (error instanceof DomainError) await attachments.discard(attachment);
    throw error;
  }
}
