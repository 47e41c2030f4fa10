import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { detectFileType } from '../files/detect-file-type.js';
import { readHeader, type PictureHeader } from './picture-header.js';

/** What a file is by its bytes. */
export interface FileFacts {
  /** SHA-256, in hexadecimal digits. */
  digest: string;
  mime: string | undefined;
  /** Null when it is no picture, or one that cannot be read. */
  header: PictureHeader | null;
}

/** Judges a file by its bytes and, if it is a picture, by its header; decodes nothing. */
export async function* run({ file }: { file: string | Uint8Array }): AsyncGenerator<FileFacts> {
  const bytes = typeof file === 'string' ? await readFile(file) : Buffer.from(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const mime = (await detectFileType(bytes))?.mime;
  const picture = mime === undefined ? null : await readHeader(bytes, mime);
  if (!picture) return yield { digest, mime, header: null };
  const { width, height, tooLarge } = picture;
  yield { digest, mime, header: { width, height, tooLarge } };
}
