import { createHash, createHmac, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../uploads/upload.rules.js';

/**
 * Computes the fingerprint of a request's content: the body's fields and the bytes of its files. It is keyed (ADR 15), as a
 * body may contain a password, and a plain digest would let an attacker test likely passwords.
 */
export async function requestFingerprint(
  key: KeyObject,
  body: unknown,
  files: UploadedFile[] = [],
): Promise<Buffer> {
  const fingerprint = createHmac('sha256', key).update(JSON.stringify(body ?? {}));
  for (const { fieldname, originalname, path, buffer } of files) {
    const content = createHash('sha256');
    if (buffer) content.update(buffer);
    else await pipeline(createReadStream(path), content);
    fingerprint.update(JSON.stringify([fieldname, originalname, content.digest('hex')]));
  }
  return fingerprint.digest();
}
