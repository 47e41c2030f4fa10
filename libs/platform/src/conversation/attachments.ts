import { createReadStream } from 'node:fs';
import {
  ATTACHMENT_HEIC,
  ATTACHMENT_TYPES,
  ATTACHMENT_UNSUPPORTED,
  type StoredAttachment,
} from '@manette/contracts/conversation';
import { DomainError } from '@manette/contracts/errors';
import { Injectable } from '@nestjs/common';
import { detectFileType, type DetectedType } from '../files/detect-file-type.js';
import { withoutMetadata } from '../files/metadata/without-metadata.js';
import { newId } from '../ids/new-id.js';
import { FileStorage } from '../storage/file-storage.js';
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

const isHeic = (type: DetectedType | undefined) => /^image\/hei[cf]/.test(type?.mime ?? '');
const isTaken = (type: DetectedType | undefined): type is DetectedType =>
  (ATTACHMENT_TYPES as readonly (string | undefined)[]).includes(type?.mime);

/** Keeps the files of conversations where only those who may read them get at them (contract, section 5). */
@Injectable()
export class Attachments {
  constructor(
    private readonly storage: FileStorage,
    private readonly unused: UnusedFiles,
  ) {}

  /**
   * Stores a file; a picture without what its camera wrote into it, the place above all.
   * @param folder below `private/`
   * @throws UnsupportedAttachment
   */
  async keep(folder: string, file: AttachedFile): Promise<StoredAttachment> {
    const type = await detectFileType(file.path);
    if (isHeic(type)) throw new UnsupportedAttachment(ATTACHMENT_HEIC);
    if (!isTaken(type)) throw new UnsupportedAttachment();
    const picture = await plainPicture(file, type);
    const key = `private/${folder}/${newId()}.${type.ext}`;
    await this.unused.note(key);
    await this.storage.put(key, picture ?? createReadStream(file.path), type.mime);
    const size = picture?.length ?? file.size;
    return { key, name: attachmentName(file.name, type), size, contentType: type.mime };
  }

  async discard(attachment: StoredAttachment | undefined): Promise<void> {
    if (attachment) await this.storage.delete(attachment.key);
  }
}

async function plainPicture({ path }: AttachedFile, { mime }: DetectedType): Promise<Buffer | null> {
  try {
    return await withoutMetadata(path, mime);
  } catch (error) {
    throw Object.assign(new UnsupportedAttachment(), { cause: error });
  }
}
