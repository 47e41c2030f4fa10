import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ATTACHMENT_HEIC, ATTACHMENT_TYPES, ATTACHMENT_UNSUPPORTED } from '@manette/contracts/conversation';
import { DomainError } from '@manette/contracts/errors';
import { TOO_MANY_PIXELS } from '@manette/contracts/pictures';
import { FileStorage, IncomingFiles, newId, StripMetadata } from '@manette/platform';
import type { DetectedType, StrippedFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { UnusedFiles } from '../files/unused-files.js';
import type { StoredAttachment } from '../message/index.js';
import { attachmentName } from './attachment-name.js';

/** A file of a request, on this machine's disk; `name` is the name that its sender gave it, `size` is in bytes. */
export interface ReceivedFile {
  path: string;
  name: string;
  size: number;
}

/** The bytes of the file are not those of an accepted image or PDF [CHAT-022]. */
export class UnsupportedAttachment extends DomainError {
  constructor(sentence = ATTACHMENT_UNSUPPORTED) {
    super('UNSUPPORTED_FILE_TYPE', sentence, 'file');
  }
}

/** The image exceeds the pixel limit, summed over all of its frames. */
export class TooManyPixels extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', TOO_MANY_PIXELS, 'file');
  }
}

const isHeic = (type: DetectedType | undefined) => /^image\/hei[cf]/.test(type?.mime ?? '');
const isAccepted = (type: DetectedType | undefined): type is DetectedType =>
  (ATTACHMENT_TYPES as readonly (string | undefined)[]).includes(type?.mime);

/** Stores the files of conversations in private storage, for users who may read the conversation (contract, section 5). */
@Injectable()
export class Attachments {
  constructor(
    private readonly storage: FileStorage,
    private readonly unused: UnusedFiles,
    private readonly incoming: IncomingFiles,
    private readonly stripMetadata: StripMetadata,
  ) {}

  /**
   * Stores a file; an image without the metadata of its camera, such as the location.
   * @param folder below `private/`
   * @throws UnsupportedAttachment, TooManyPixels, PictureWorkUnavailable
   */
  async keep(folder: string, file: ReceivedFile): Promise<StoredAttachment> {
    const plain = await this.incoming.newPath();
    try {
      const { type, size, isPicture } = accepted(await this.stripMetadata.run(file.path, plain), file);
      const key = `private/${folder}/${newId()}.${type.ext}`;
      await this.unused.record(key);
      await this.storage.put(key, createReadStream(isPicture ? plain : file.path), type.mime);
      return { key, name: attachmentName(file.name, type), size, contentType: type.mime };
    } finally {
      await rm(plain, { force: true });
    }
  }

  /** Deletes a stored file for which no message was written. */
  async discard(attachment: StoredAttachment | undefined): Promise<void> {
    if (attachment) await this.storage.delete(attachment.key);
  }
}

function accepted({ type, refused, written }: StrippedFile, file: ReceivedFile) {
  if (isHeic(type)) throw new UnsupportedAttachment(ATTACHMENT_HEIC);
  if (!isAccepted(type)) throw new UnsupportedAttachment();
  if (refused === 'pixels') throw new TooManyPixels();
  if (refused) throw new UnsupportedAttachment();
  return { type, size: written ?? file.size, isPicture: written !== undefined };
}
