import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../uploads/upload.rules.js';

/** The key of the fingerprints; one of its own, so that a fingerprint can never be a signature elsewhere. */
export const fingerprintKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'idempotency fingerprints', 32));

/**
 * Tells requests apart by what was sent: the body's fields and the bytes of its files. A body may hold a password, and a
 * plain digest over one can be tried out against every likely password; this one only by who has the secret as well.
 */
export async function requestFingerprint(
  key: Buffer,
  body: unknown,
  files: UploadedFile[] = [],
): Promise<Buffer> {
  const fingerprint = createHmac('sha256', key).update(JSON.stringify(body ?? {}));
  for (const { fieldname, originalname, path } of files) {
    const content = createHash('sha256');
    await pipeline(createReadStream(path), content);
    fingerprint.update(JSON.stringify([fieldname, originalname, content.digest('hex')]));
  }
  return fingerprint.digest();
}
