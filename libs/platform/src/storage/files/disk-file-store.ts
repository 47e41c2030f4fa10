import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore, type BytePart, type FileStat, type ListedFile, type OpenFile } from './file-store.js';
import { isMissing, removeFilesBefore } from './old-files.js';
import { FileNotFound } from './storage.errors.js';

const statOf = ({ size, mtime, mtimeMs }: Stats): FileStat => ({
  size,
  modified: mtime,
  etag: `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
});

const notFound = (error: unknown): never => {
  throw isMissing(error) ? new FileNotFound() : error;
};

/** Files below one folder. */
export class DiskFileStore extends FileStore {
  private readonly unfinished: string;

  constructor(private readonly root: string) {
    super();
    this.unfinished = join(root, '.unfinished');
  }

  async put(key: string, body: Buffer | Readable): Promise<void> {
    const file = this.pathOf(key);
    const unfinished = join(this.unfinished, randomUUID());
    for (const folder of [dirname(file), this.unfinished]) await mkdir(folder, { recursive: true });
    try {
      const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
      await pipeline(source, createWriteStream(unfinished, { flags: 'wx', flush: true }));
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async stat(key: string): Promise<FileStat> {
    return statOf(await stat(this.pathOf(key)).catch(notFound));
  }

  async open(key: string, part?: BytePart): Promise<OpenFile> {
    const handle = await open(this.pathOf(key)).catch(notFound);
    try {
      const stat = statOf(await handle.stat());
      return { stat, body: createReadStream('', { fd: handle, ...part }) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(folder: string): AsyncGenerator<ListedFile> {
    const path = this.pathOf(folder);
    const entries = await opendir(path, { recursive: true }).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    for await (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const found = await stat(file).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      if (found) yield { key: relative(this.root, file).split(sep).join('/'), modified: found.mtime };
    }
  }

  async ping(): Promise<void> {
    await mkdir(this.root, { recursive: true });
  }

  removeUnfinished(time: Date): Promise<void> {
    return removeFilesBefore(this.unfinished, time);
  }

  private pathOf(key: string): string {
    return join(this.root, ...key.split('/'));
  }
}
