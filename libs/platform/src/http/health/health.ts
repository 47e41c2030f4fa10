import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { Drain } from '../../core/lifecycle/drain.js';
import { Queues } from '../../messaging/jobs/queues.js';
import { FileStore } from '../../storage/files/file-store.js';
import { withinSeconds } from '../../core/time/within-seconds.js';

const TIMEOUT_SECONDS = 2;

export interface Readiness {
  ready: boolean;
  checks: Record<string, 'up' | 'down'>;
}

const isUp = (check: () => Promise<unknown>): Promise<boolean> =>
  withinSeconds(TIMEOUT_SECONDS, check()).then(
    () => true,
    () => false,
  );

/**
 * Checks readiness: whether the database, the queue's store (PostgreSQL or Redis) and, if configured, S3 respond within two
 * seconds. A process that was asked to end is not ready and reports the check `serving` as down [OPS-065].
 */
@Injectable()
export class Health {
  constructor(
    private readonly em: EntityManager,
    private readonly queues: Queues,
    private readonly files: FileStore,
    private readonly drain: Drain,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async readiness(): Promise<Readiness> {
    const asked: [string, () => Promise<unknown>][] = [
      ['database', () => sql`select 1`.execute(this.em.getKysely<object>())],
      ['queue', () => this.queues.ping()],
    ];
    if (this.config.storage.s3) asked.push(['s3', () => this.files.ping()]);
    const found = await Promise.all(asked.map(async ([name, check]) => [name, await isUp(check)] as const));
    if (this.drain.hasBegun) found.push(['serving', false]);
    return {
      ready: found.every(([, up]) => up),
      checks: Object.fromEntries(found.map(([name, up]) => [name, up ? 'up' : 'down'])),
    };
  }
}
