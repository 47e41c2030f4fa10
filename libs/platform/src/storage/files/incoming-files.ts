import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { Clock } from '../../core/time/clock.js';
import { newId } from '../../core/ids/new-id.js';
import { FileStore } from './file-store.js';
import { removeFilesBefore } from './old-files.js';

/** Several times what the slowest upload may take. */
const ABANDONED = 60 * 60_000;

/** The folder in which files are received; whoever receives one removes it when its call is answered. */
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

  /** Where something may be written for a moment; whoever asked removes it. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, newId());
  }

  /** Removes what processes that were killed have left, received in part or stored in part. */
  async clear(): Promise<void> {
    const time = new Date(this.clock.now().getTime() - ABANDONED);
    await removeFilesBefore(this.folder, time);
    await this.store.clear(time);
  }
}
