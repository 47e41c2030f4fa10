import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import {
  ATTACHMENT_HEIC,
  ATTACHMENT_TYPES,
  ATTACHMENT_UNSUPPORTED,
  type StoredAttachment,
} from '@manette/contracts/conversation';
import { DomainError } from '@manette/contracts/errors';
import { TOO_MANY_PIXELS } from '@manette/contracts/pictures';
import { Injectable } from '@nestjs/common';
import type { DetectedType } from '../files/detect-file-type.js';
import { newId } from '../ids/new-id.js';
import type { PlainFile } from '../pictures/plain.task.js';
import { StripMetadata } from '../pictures/strip-metadata.js';
import { FileStorage } from '../storage/file-storage.js';
import { IncomingFiles } from '../storage/incoming-files.js';
import { attachmentName } from './attachment-name.js';
import { UnusedFiles } from './unused-files.js';

/** A file as it came in, on this machine's disk. */
export interface AttachedFile {
  path: string;
  name: string;
  size: number;
}

/** Neither an image nor a PDF, by its bytes [CHAT-022]. */
export class UnsupportedAttachment extends DomainError {
  constructor(sentence = ATTACHMENT_UNSUPPORTED) {
    super('UNSUPPORTED_FILE_TYPE', sentence, 'file');
  }
}

/** Its header tells more pixels, over all of its frames, than are taken anywhere. */
export class TooManyPixels extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', TOO_MANY_PIXELS, 'file');
  }
}

const isHeic = (type: DetectedType | undefined) => /^image\/hei[cf]/.test(type?.mime ?? '');
const isTaken = (type: DetectedType | undefined): type is DetectedType =>
  (ATTACHMENT_TYPES as readonly (string | undefined)[]).includes(type?.mime);

/** Keeps the files of conversations where only those who may read them get at them (contract, section 5). */
@Injectable()
export class Attachments {
  constructor(
    private readonly storage: FileStorage,
    private readonly unused: UnusedFiles,
    private readonly incoming: IncomingFiles,
    private readonly stripMetadata: StripMetadata,
  ) {}

  /**
   * Stores a file; a picture without what its camera wrote into it, the place above all.
   * @param folder below `private/`
   * @throws UnsupportedAttachment, TooManyPixels, PictureWorkUnavailable
   */
  async keep(folder: string, file: AttachedFile): Promise<StoredAttachment> {
    const plain = await this.incoming.newPath();
    try {
      const { type, size, isPicture } = judged(await this.stripMetadata.run(file.path, plain), file);
      const key = `private/${folder}/${newId()}.${type.ext}`;
      await this.unused.note(key);
      await this.storage.put(key, createReadStream(isPicture ? plain : file.path), type.mime);
      return { key, name: attachmentName(file.name, type), size, contentType: type.mime };
    } finally {
      await rm(plain, { force: true });
    }
  }

  async discard(attachment: StoredAttachment | undefined): Promise<void> {
    if (attachment) await this.storage.delete(attachment.key);
  }
}

function judged({ type, refused, written }: PlainFile, file: AttachedFile) {
  if (isHeic(type)) throw new UnsupportedAttachment(ATTACHMENT_HEIC);
  if (!isTaken(type)) throw new UnsupportedAttachment();
  if (refused === 'pixels') throw new TooManyPixels();
  if (refused) throw new UnsupportedAttachment();
  return { type, size: written ?? file.size, isPicture: written !== undefined };
}
