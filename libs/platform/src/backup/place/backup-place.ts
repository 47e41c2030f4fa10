import { readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FileNotFound } from '../../storage/files/storage.errors.js';
import type { FileStore, ListedFile } from '../../storage/files/file-store.js';
import { isMissing } from '../../storage/files/old-files.js';
import { BackupRefused } from '../backup.errors.js';

/** A folder, or a bucket with a prefix, that contains backups. Paths are relative to it: `backups/{name}/manifest.json`. */
export class BackupPlace {
  /**
   * @param address as the operator gave it, for messages
   * @param prefix ends with a slash when it is not empty
   * @param root path of the folder; absent for a bucket
   */
  constructor(
    readonly address: string,
    private readonly store: FileStore,
    private readonly prefix = '',
    private readonly root?: string,
  ) {}

  /** Writes a file: as a whole, or not at all. */
  async write(path: string, body: Buffer | Readable): Promise<void> {
    await this.store.put(this.prefix + path, body, 'application/octet-stream').catch((error: unknown) => {
      throw new BackupRefused(`${this.address} cannot be written: ${reasonOf(error)}`);
    });
  }

  /** Returns the bytes of a file, or undefined when it is missing. */
  async read(path: string): Promise<Readable | undefined> {
    try {
      return (await this.store.open(this.prefix + path)).body;
    } catch (error) {
      if (error instanceof FileNotFound) return undefined;
      throw new BackupRefused(`${this.address} cannot be read: ${reasonOf(error)}`);
    }
  }

  async readText(path: string): Promise<string | undefined> {
    const body = await this.read(path);
    return body && (await text(body));
  }

  async remove(path: string): Promise<void> {
    await this.store.delete(this.prefix + path);
  }

  /** Removes an empty folder. Does nothing in a bucket, which has no folders. */
  async removeFolder(path: string): Promise<void> {
    if (this.root) await rmdir(join(this.root, path));
  }

  /** Returns the names of the folders in a folder, including empty ones. */
  async folders(path: string): Promise<string[]> {
    if (!this.root) return [];
    const entries = await readdir(join(this.root, path), { withFileTypes: true }).catch((error: unknown) => {
      if (!isMissing(error)) throw new BackupRefused(`${this.address} cannot be read: ${reasonOf(error)}`);
    });
    return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  /** Lists the files below a folder, with paths relative to the place. */
  async *list(folder: string): AsyncGenerator<ListedFile> {
    try {
      for await (const { key, modified } of this.store.list(this.prefix + folder))
        yield { key: key.slice(this.prefix.length), modified };
    } catch (error) {
      throw new BackupRefused(`${this.address} cannot be read: ${reasonOf(error)}`);
    }
  }

  /** Removes temporary files that interrupted writes left before this time. */
  removeUnfinished(before: Date): Promise<void> {
    return this.store.removeUnfinished(before);
  }
}

/**
 * Returns the reason of a store's error. A cause, if there is one, says more than the error itself, whose message is for users.
 */
export function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { message, code } = inner as NodeJS.ErrnoException;
  return message || code || String(inner);
}
