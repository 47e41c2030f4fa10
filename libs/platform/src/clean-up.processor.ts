import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { JobHandler, JobProcessor } from './messaging/jobs/job-processor.js';
import { IncomingFiles } from './storage/files/incoming-files.js';
import { ChangeTable } from './database/changes/change-table.js';
import { RETENTION_SECONDS } from './messaging/realtime/delivery/realtime-retention.js';

const MINUTES = 60_000;

/** Deletes rows and files that the platform no longer needs. */
@JobProcessor('platform-clean-up', { every: 5 * MINUTES })
export class CleanUpProcessor extends JobHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly incoming: IncomingFiles,
    private readonly changes: ChangeTable,
  ) {
    super();
  }

  async process(): Promise<void> {
    const connection = this.em.getKysely<object>();
    await sql`delete from platform.realtime_message
      where created_at < now() - make_interval(secs => ${RETENTION_SECONDS})`.execute(connection);
    await sql`delete from platform.idempotency where created_at < now() - interval '24 hours'`.execute(
      connection,
    );
    // Longer than failed jobs are kept, as an operator may retry one.
    await sql`delete from platform.inbox where received_at < now() - interval '100 days'`.execute(connection);
    await sql`delete from platform.rate_limit where expire < ${Date.now() - 60 * MINUTES}`.execute(
      connection,
    );
    // Longer than the time after which a rolled-back release may be deployed again.
    await sql`delete from platform.event_consumer where seen_at < now() - interval '100 days'`.execute(
      connection,
    );
    // Longer than any quota's period.
    await sql`delete from platform.quota where since < now() - interval '2 days'`.execute(connection);
    await this.changes.cleanUp();
    await this.incoming.removeAbandoned();
  }
}
