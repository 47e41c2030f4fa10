import type { Readable } from 'node:stream';

/**
 * Uploaded files by key (`public/accounts/<id>/320.avif`). Keys below `public/` are served to anyone for ever,
 * keys below `private/` only by signed addresses. A key that climbs out of the storage is an error.
 */
export abstract class FileStorage {
  /** Stores a file whole or not at all. */
  abstract put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** @throws DomainError NOT_FOUND when there is none */
  abstract read(key: string): Promise<Readable>;
  /** Deletes a file; one that is not there is fine. */
  abstract delete(key: string): Promise<void>;
  /** Address of a file below `public/`: `/uploads/public/…`. */
  abstract publicUrl(key: string): string;
  /** Address of a file below `private/` that works for `seconds` and saves as `fileName`. */
  abstract signedUrl(key: string, options: { seconds: number; fileName: string }): string;
}
