import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { Clock } from '../../core/time/clock.js';
import { newId } from '../../core/ids/new-id.js';
import { FileStore } from './file-store.js';
import { removeFilesBefore } from './old-files.js';

/** Several times the longest duration of an upload. */
const ABANDONED = 60 * 60_000;

/** The folder for files that are being received; the receiver removes a file when its request is answered. */
@Injectable()
export class IncomingFiles {
  readonly folder: string;

  constructor(
    @Inject(APP_CONFIG) { storage }: AppConfig,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {
    this.folder = join(storage.dataDir, 'incoming');
  }

  /** Returns a path for a temporary file; the caller removes the file. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, newId());
  }

  /** Removes partial files that killed processes have left. */
  async removeAbandoned(): Promise<void> {
    const time = new Date(this.clock.now().getTime() - ABANDONED);
    await removeFilesBefore(this.folder, time);
    await this.store.removeUnfinished(time);
  }
}
