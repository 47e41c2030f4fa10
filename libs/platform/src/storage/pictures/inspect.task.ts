import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { detectFileType } from '../files/detect-file-type.js';
import { stripPicture, readPictureHeader, type PictureHeader } from './picture-header.js';

/** The result of inspecting a file's bytes. */
export interface InspectedFile {
  /** SHA-256, in hexadecimal digits. */
  digest: string;
  mime: string | undefined;
  /** Null when the file is not an image, or its header cannot be read. */
  header: PictureHeader | null;
}

/** Inspects the bytes of a file and, if it is an image, its header; decodes no pixels. */
export async function* run({ file }: { file: string | Uint8Array }): AsyncGenerator<InspectedFile> {
  const bytes = typeof file === 'string' ? await readFile(file) : Buffer.from(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const mime = (await detectFileType(bytes))?.mime;
  // Metadata is removed first: libvips would read a million text blocks one by one.
  const plain = mime === undefined ? null : stripPicture(bytes, mime);
  const picture = plain && (await readPictureHeader(plain));
  if (!picture) return yield { digest, mime, header: null };
  const { width, height, tooLarge } = picture;
  yield { digest, mime, header: { width, height, tooLarge } };
}
