import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { Queues } from '../../messaging/jobs/queues.js';
import { FileStore } from '../../storage/files/file-store.js';
import { withinSeconds } from '../../core/time/within-seconds.js';

const PATIENCE_SECONDS = 2;

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'up' | 'down'>;
}

const answers = (check: () => Promise<unknown>): Promise<boolean> =>
  withinSeconds(PATIENCE_SECONDS, check()).then(
    () => true,
    () => false,
  );

/**
 * Whether what the process needs answers now. Redis is what carries the queue when it is set; S3 is asked when it
 * carries the files.
 */
@Injectable()
export class Health {
  constructor(
    private readonly em: EntityManager,
    private readonly queues: Queues,
    private readonly files: FileStore,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async readiness(): Promise<Readiness> {
    const asked: [string, () => Promise<unknown>][] = [
      ['database', () => sql`select 1`.execute(this.em.getKysely<object>())],
      ['queue', () => this.queues.ping()],
    ];
    if (this.config.storage.s3) asked.push(['s3', () => this.files.ping()]);
    const found = await Promise.all(
      asked.map(async ([name, check]) => [name, await answers(check)] as const),
    );
    return {
      ready: found.every(([, up]) => up),
      checks: Object.fromEntries(found.map(([name, up]) => [name, up ? 'up' : 'down'])),
    };
  }
}
