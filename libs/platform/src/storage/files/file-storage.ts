import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../core/time/clock.js';
import { FileStore, type ListedFile } from './file-store.js';
import { SignedAddresses } from './signed-addresses.js';
import { storageKey } from './storage-key.js';

/**
 * Uploaded files by key (`public/accounts/<id>/320.avif`). Keys below `public/` are served to anyone for ever,
 * keys below `private/` only by signed addresses. A key that leaves the storage (`..`) is an error.
 */
@Injectable()
export class FileStorage {
  constructor(
    private readonly store: FileStore,
    private readonly addresses: SignedAddresses,
    private readonly clock: Clock,
  ) {}

  /** Stores a file atomically. */
  async put(key: string, body: Buffer | Readable, contentType: string): Promise<void> {
    await this.store.put(storageKey(key), body, contentType);
  }

  /** @throws DomainError NOT_FOUND */
  async read(key: string): Promise<Readable> {
    return (await this.store.open(storageKey(key))).body;
  }

  /** Deletes a file, if it exists. */
  async delete(key: string): Promise<void> {
    await this.store.delete(storageKey(key));
  }

  /** Lists the files below a folder (`private/originals`), with the time of their last change. */
  list(folder: string): AsyncIterable<ListedFile> {
    return this.store.list(storageKey(folder));
  }

  /** Returns the address of a file below `public/`: `/uploads/public/…`. */
  publicUrl(key: string): string {
    if (!key.startsWith('public/')) throw new Error('only files below public/ have a public address');
    return `/uploads/${storageKey(key)}`;
  }

  /** Returns the address of a file below `private/` that is valid for `seconds` and downloads as `fileName`. */
  signedUrl(key: string, options: { seconds: number; fileName: string }): string {
    if (!key.startsWith('private/')) throw new Error('only files below private/ are signed');
    return this.addresses.sign(storageKey(key), options, this.clock.now());
  }
}
