import { once } from 'node:events';
import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import { DomainError } from '@manette/contracts/errors';
import type { ZipArchive } from 'archiver';
import type { ExportedFile } from './personal-data.js';

/** What goes into an export: the text of `data.json`, which names the files while it is read, and how files are opened. */
export interface ArchiveContent {
  textOf(onFile: (file: ExportedFile) => void): AsyncIterable<string>;
  /** @throws DomainError NOT_FOUND */
  open(key: string): Promise<Readable>;
  /** The time that the entries have. */
  date: Date;
}

/** Counts the bytes that pass. */
class Measured extends Transform {
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    done(null, chunk);
  }
}

/** Resolves when the entry is in the archive, which waits for whoever reads that. */
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

/** A file that was deleted since its message was read is left out. */
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
    // What people send is packed already.
    if (body) await append(archive, body, { name: file.path, date, store: true, signal });
  }
  await archive.finalize();
}

/**
 * Makes an export and lets `write` keep it: of texts and files little is in memory at a time. Where it cannot be made to its
 * end the stream breaks off, so that nothing half-made is kept. @returns its size in bytes
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
    // Whoever keeps the archive has given up: that error counts.
    if (left.signal.aborted) return Promise.reject(new Error('the export was not kept', { cause: error }));
    return breakOff(error);
  });
  const [written, whole] = await Promise.allSettled([write(measured).catch(breakOff), filled]);
  if (written.status === 'rejected') throw written.reason;
  if (whole.status === 'rejected') throw whole.reason;
  return measured.size;
}
