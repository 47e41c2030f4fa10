import { APP_CONFIG, AuditTrail, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { pruningFacts } from '../../domain/pruning.js';

const BATCH = 5000;

interface Due {
  first: string;
  last: string;
  hash: Buffer;
  /** Whether the due entries include any other than the notes of earlier prunings. */
  matters: boolean;
}

/**
 * Deletes entries that are older than AUDIT_RETENTION_DAYS, the oldest first. In the same transaction it writes an
 * entry with the last one's hash, from which verification starts [TRU-090].
 */
@Injectable()
export class PruneEntries {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async run(): Promise<void> {
    while (await this.unitOfWork.run(() => this.pruneBatch()));
  }

  /** Prunes one batch. Returns whether there was something to prune. */
  private async pruneBatch(): Promise<boolean> {
    const db = this.em.getKysely<object>();
    // Without the lock, two concurrent runs would write the same note.
    await sql`select pg_advisory_xact_lock(hashtext('audit.prune'))`.execute(db);
    const due = await this.due();
    // Notes of pruning are deleted only together with other entries. Otherwise the deletion of each note would cause
    // a new note.
    if (!due?.matters) return false;
    await sql`select audit.prune(${due.last}::bigint)`.execute(db);
    this.trail.record(pruningFacts(Number(due.first), { seq: Number(due.last), hash: due.hash }));
    return true;
  }

  private async due(): Promise<Due | undefined> {
    const before = new Date(this.clock.now().getTime() - this.config.trust.auditRetention);
    const { rows } = await sql<Due>`
      with due as (
        select seq, hash, body ->> 'action' <> 'audit.pruned' as matters
          from audit.entry where at < ${before} order by at, seq limit ${BATCH})
      select first, last, matters, (select hash from due where seq = last) as hash
        from (select min(seq) as first, max(seq) as last, bool_or(matters) as matters from due) extent`.execute(
      this.em.getKysely<object>(),
    );
    return rows[0];
  }
}
