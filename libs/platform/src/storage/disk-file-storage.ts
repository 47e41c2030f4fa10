import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@manette/contracts/errors';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { Clock } from '../ids/clock.js';
import { FileStorage } from './file-storage.js';
import { SignedAddresses } from './signed-addresses.js';
import { storageKey } from './storage-key.js';

/** Files below DATA_DIR/uploads. */
@Injectable()
export class DiskFileStorage extends FileStorage {
  readonly root: string;
  private readonly addresses: SignedAddresses;

  constructor(
    @Inject(APP_CONFIG) { storage, session }: AppConfig,
    private readonly clock: Clock,
  ) {
    super();
    this.root = join(storage.dataDir, 'uploads');
    this.addresses = new SignedAddresses(session.jwtSecret);
  }

  async put(key: string, body: Buffer | Readable): Promise<void> {
    const file = this.pathOf(key);
    const unfinished = join(this.root, `.${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    try {
      const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
      await pipeline(source, createWriteStream(unfinished, { flags: 'wx', flush: true }));
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async read(key: string): Promise<Readable> {
    try {
      const handle = await open(this.pathOf(key));
      return createReadStream('', { fd: handle });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new DomainError('NOT_FOUND', 'File not found');
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  publicUrl(key: string): string {
    if (!key.startsWith('public/')) throw new Error('only files below public/ have a public address');
    return `/uploads/${storageKey(key)}`;
  }

  signedUrl(key: string, options: { seconds: number; fileName: string }): string {
    if (!key.startsWith('private/')) throw new Error('only files below private/ are signed');
    return this.addresses.sign(storageKey(key), options, this.clock.now());
  }

  /** Whether a signed address is genuine and still works. */
  isSigned(address: { key: string; expires: number; name: string }, signature: string): boolean {
    return this.addresses.isValid(address, signature, this.clock.now());
  }

  private pathOf(key: string): string {
    return join(this.root, ...storageKey(key).split('/'));
  }
}
