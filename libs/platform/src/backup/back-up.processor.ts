import { Inject, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../core/config/app-config.js';
import { GracefulShutdown } from '../core/lifecycle/graceful-shutdown.js';
import { Clock } from '../core/time/clock.js';
import type { ContextPersistence } from '../database/context-persistence.js';
import { JobHandler, JobProcessor } from '../messaging/jobs/job-processor.js';
import { FileStore } from '../storage/files/file-store.js';
import { backUp } from './back-up.js';
import { figuresOf } from './format/manifest.js';

/** Injection token: the persistence of all contexts. */
export const CONTEXTS = Symbol('CONTEXTS');

/** Backs the shop up at the times of BACKUP_CRON (operations, section 5). */
@JobProcessor('platform-backup', { cron: ({ backup }) => backup.cron, attempts: 3, concurrency: 1 })
export class BackUpProcessor extends JobHandler {
  private readonly logger = new Logger('Backup');
  /** Aborts the backup at shutdown: it takes longer than a process may take to end. The next process retries the job. */
  private readonly ending = new AbortController();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(CONTEXTS) private readonly contexts: ContextPersistence[],
    private readonly uploads: FileStore,
    private readonly clock: Clock,
    shutdown: GracefulShutdown,
  ) {
    super();
    shutdown.register('jobs', () => {
      this.ending.abort(new Error('the process ends'));
      return Promise.resolve();
    });
  }

  async process(): Promise<void> {
    const { backup, database, redis, storage, version } = this.config;
    if (!backup.to) throw new Error('BACKUP_TO is not set');
    const manifest = await backUp({
      databaseUrl: database.url,
      redisUrl: redis.url,
      dataDir: storage.dataDir,
      uploads: this.uploads,
      contexts: this.contexts,
      version,
      to: backup.to,
      config: backup,
      now: () => this.clock.now(),
      signal: this.ending.signal,
    });
    this.logger.log(`backup ${manifest.name}: ${figuresOf(manifest)}`);
  }
}
