import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused } from '../backup.errors.js';
import { decryption, encryption, Undecryptable } from '../format/age.js';
import { Digested } from '../format/digested.js';
import { folderOf } from '../format/names.js';
import { pipeThrough, transformed, type ByteTransform } from '../format/pipe-through.js';
import type { BackupPlace } from '../place/backup-place.js';

/** Level of gzip: fast rather than small, as the network is rarely slower than this compression. */
const LEVEL = 3;

/** Makes a stage that throws once the signal is aborted. */
const stoppable = (signal: AbortSignal | undefined): ByteTransform =>
  async function* (source) {
    for await (const chunk of source) {
      signal?.throwIfAborted();
      yield chunk;
    }
  };

async function* once(content: Buffer): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(content);
}

/** Writes the files of one backup, and collects their digests for `SHA256SUMS`. */
export class BackupWriter {
  /** The digests of the stored bytes, by path below the place. */
  readonly sums = new Map<string, string>();
  readonly folder: string;

  constructor(
    private readonly place: BackupPlace,
    name: string,
    readonly recipients: readonly string[],
    private readonly signal?: AbortSignal,
  ) {
    this.folder = folderOf(name);
  }

  get encrypted(): boolean {
    return this.recipients.length > 0;
  }

  /** Writes rows, compressed. @returns the digest of the uncompressed rows */
  async writeRows(file: string, source: AsyncIterable<Uint8Array>): Promise<string> {
    const content = new Digested();
    await this.write(`${this.folder}/${file}`, source, [
      content.stage,
      transformed(() => createGzip({ level: LEVEL })),
    ]);
    return content.sha256;
  }

  /** Writes a file without compression. @returns the digest and size of its content */
  async writeContent(
    path: string,
    source: AsyncIterable<Uint8Array>,
  ): Promise<{ sha256: string; size: number }> {
    const content = new Digested();
    await this.write(path, source, [content.stage]);
    return { sha256: content.sha256, size: content.size };
  }

  /** Returns the bytes to store under a path, encrypted if there are recipients, and adds their digest to `sums`. */
  async prepare(path: string, content: Buffer): Promise<Buffer> {
    const stored = new Digested();
    const steps = [encryption(this.recipients), stored.stage];
    const bytes = await pipeThrough(once(content), steps, buffer);
    this.sums.set(path, stored.sha256);
    return bytes;
  }

  private async write(
    path: string,
    source: AsyncIterable<Uint8Array>,
    steps: ByteTransform[],
  ): Promise<void> {
    const stored = new Digested();
    await pipeThrough(
      source,
      [stoppable(this.signal), ...steps, encryption(this.recipients), stored.stage],
      (stream) => this.place.write(path, stream),
    );
    this.sums.set(path, stored.sha256);
  }
}

/** Reads the files of a backup; an encrypted backup needs identities. */
export class BackupReader {
  constructor(
    private readonly place: BackupPlace,
    readonly name: string,
    private readonly identities: readonly string[] | undefined,
  ) {}

  /** Sends the rows in a file of the backup to `consume`. @throws BackupRefused '{file} is damaged' */
  rows<T>(file: string, consume: (rows: Readable) => Promise<T>, content: Digested): Promise<T> {
    return this.send(
      `${folderOf(this.name)}/${file}`,
      file,
      [transformed(createGunzip), content.stage],
      consume,
    );
  }

  /** Sends the content of a file to `consume`. @throws BackupRefused '{file} is damaged' */
  content<T>(path: string, consume: (content: Readable) => Promise<T>, content: Digested): Promise<T> {
    return this.send(path, path, [content.stage], consume);
  }

  private async send<T>(
    path: string,
    shown: string,
    steps: ByteTransform[],
    consume: (stream: Readable) => Promise<T>,
  ): Promise<T> {
    const stored = await this.place.read(path);
    if (!stored) throw new BackupRefused(`${shown} is missing`);
    const opening = this.identities ? [decryption(this.identities)] : [];
    return pipeThrough(stored, [...opening, ...steps], consume).catch((error: unknown) => {
      if (isUnreadable(error)) throw new BackupRefused(`${shown} is damaged`);
      throw error;
    });
  }
}

/** Whether an error of the decryption or the decompression means that the stored bytes were changed. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Undecryptable || String((error as NodeJS.ErrnoException).code).startsWith('Z_');
