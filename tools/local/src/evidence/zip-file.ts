import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile as Archive } from 'yauzl';

const openArchive = promisify<string, yauzl.Options, Archive>(yauzl.open);

/** The largest file that is read into memory, in bytes. A manifest of ten thousand files is smaller. */
const LONGEST_TEXT = 64 * 1024 * 1024;

function entriesOf(archive: Archive): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    archive.on('error', reject);
    archive.on('end', () => resolve(entries));
    archive.on('entry', (entry: Entry) => {
      entries.push(entry);
      archive.readEntry();
    });
    archive.readEntry();
  });
}

/** A ZIP archive whose files are read on demand. */
export class ZipFile {
  private readonly archive: Archive;
  private readonly entries: readonly Entry[];

  private constructor(archive: Archive, entries: readonly Entry[]) {
    this.archive = archive;
    this.entries = entries;
  }

  /** Opens an archive. @returns null when the file is not a ZIP. @throws Error when the file cannot be read */
  static async open(path: string): Promise<ZipFile | null> {
    let archive: Archive | undefined;
    try {
      archive = await openArchive(path, { lazyEntries: true, autoClose: false });
      return new ZipFile(archive, await entriesOf(archive));
    } catch (error) {
      archive?.close();
      // Errors of the file system have a code. Errors about malformed bytes have none.
      if (error instanceof Error && 'code' in error) throw error;
      return null;
    }
  }

  /** The names of all files. A name that occurs twice in the archive is in the list twice. */
  get names(): string[] {
    return this.entries.map(({ fileName }) => fileName);
  }

  /** Returns the bytes of a file, or null when it is absent, too large or cannot be unpacked. */
  async bytes(name: string): Promise<Buffer | null> {
    const entry = this.find(name);
    if (!entry || entry.uncompressedSize > LONGEST_TEXT) return null;
    return this.unpack(entry, buffer);
  }

  /** Returns the size in bytes and the hex SHA-256 of a file, or null when it is absent or cannot be unpacked. */
  async measure(name: string): Promise<{ size: number; sha256: string } | null> {
    const entry = this.find(name);
    return (
      entry &&
      this.unpack(entry, async (stream) => {
        const hash = createHash('sha256');
        let size = 0;
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          hash.update(chunk);
          size += chunk.length;
        }
        return { size, sha256: hash.digest('hex') };
      })
    );
  }

  close(): void {
    this.archive.close();
  }

  private find(name: string): Entry | null {
    return this.entries.find(({ fileName }) => fileName === name) ?? null;
  }

  /** Unpacks a file. Returns null when that fails: changed bytes can make it fail, and then count as changed. */
  private async unpack<Result>(
    entry: Entry,
    read: (stream: Readable) => Promise<Result>,
  ): Promise<Result | null> {
    try {
      const stream = await new Promise<Readable>((resolve, reject) => {
        this.archive.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
      });
      return await read(stream);
    } catch {
      return null;
    }
  }
}
