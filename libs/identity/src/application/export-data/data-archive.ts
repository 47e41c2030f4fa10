import { once } from 'node:events';
import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import { DomainError } from '@manette/contracts/errors';
import type { ZipArchive } from 'archiver';
import type { ExportedFile } from './personal-data.js';

/**
 * Source of an export: the text of `data.json`, which reports the files of the export while it is read, and a way to open a
 * file.
 */
export interface ArchiveContent {
  textOf(onFile: (file: ExportedFile) => void): AsyncIterable<string>;
  /** @throws DomainError NOT_FOUND */
  open(key: string): Promise<Readable>;
  /** The modification time of all entries. */
  date: Date;
}

/** Passes bytes through and counts them. */
class Measured extends Transform {
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    done(null, chunk);
  }
}

/** Adds an entry. Resolves when the archive has taken it as a whole, which waits for the reader of the archive. */
async function append(
  archive: ZipArchive,
  body: Readable,
  { signal, ...entry }: { name: string; date: Date; store?: boolean; signal: AbortSignal },
): Promise<void> {
  const failed = new AbortController();
  body.once('error', (error) => failed.abort(error));
  const either = AbortSignal.any([signal, failed.signal]);
  const done = once(archive, 'entry', { signal: either });
  archive.append(body, entry);
  await done.catch((error: unknown) => {
    body.destroy();
    throw failed.signal.reason ?? error;
  });
}

/** Opens a file. Returns undefined if the file was deleted after its message was read: it is left out. */
async function opened({ key }: ExportedFile, { open }: ArchiveContent): Promise<Readable | undefined> {
  try {
    return await open(key);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

async function fill(archive: ZipArchive, content: ArchiveContent, signal: AbortSignal): Promise<void> {
  const { date } = content;
  const files: ExportedFile[] = [];
  const text = Readable.from(
    content.textOf((file) => files.push(file)),
    { objectMode: false },
  );
  await append(archive, text, { name: 'data.json', date, signal });
  for (const file of files) {
    const body = await opened(file, content);
    // Files that users send are already compressed.
    if (body) await append(archive, body, { name: file.path, date, store: true, signal });
  }
  await archive.finalize();
}

/**
 * Creates the archive of an export and streams it to `write`, which stores it, so that little of it is in memory at a time. If
 * the archive cannot be completed, the stream ends with an error, so that no partial archive is stored. @returns its size in
 * bytes
 */
export async function writeArchive(
  content: ArchiveContent,
  write: (body: Readable) => Promise<void>,
): Promise<number> {
  const { ZipArchive } = await import('archiver');
  const archive = new ZipArchive({ zlib: { level: 6 } });
  const measured = new Measured();
  const left = new AbortController();
  pipeline(archive, measured, () => left.abort());
  const breakOff = (error: unknown) => {
    measured.destroy(error as Error);
    throw error;
  };
  const filled = fill(archive, content, left.signal).catch((error: unknown) => {
    // `write` has stopped reading the archive: its own error is the one to report.
    if (left.signal.aborted) return Promise.reject(new Error('the export was not kept', { cause: error }));
    return breakOff(error);
  });
  const [written, whole] = await Promise.allSettled([write(measured).catch(breakOff), filled]);
  if (written.status === 'rejected') throw written.reason;
  if (whole.status === 'rejected') throw whole.reason;
  return measured.size;
}
