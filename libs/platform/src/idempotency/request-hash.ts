import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../http/upload.rules.js';

/** Digest of what was sent: the body's fields and the bytes of its files. */
export async function requestHash(body: unknown, files: UploadedFile[] = []): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(body ?? {}));
  for (const { fieldname, originalname, path } of files) {
    const content = createHash('sha256');
    await pipeline(createReadStream(path), content);
    hash.update(JSON.stringify([fieldname, originalname, content.digest('hex')]));
  }
  return hash.digest();
}
