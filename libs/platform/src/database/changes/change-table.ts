import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type CompiledQuery } from 'kysely';
import { PreparedReads } from '../prepared-reads.js';

/** The minimum time for which `platform.change` keeps its rows. */
const RETENTION_SECONDS = 600;

/** The clean-up may have deleted changes since a snapshot that is older than this. */
export const MAX_SNAPSHOT_AGE_MS = (RETENTION_SECONDS * 1000) / 2;

/** Which transactions a reader sees: PostgreSQL's `pg_snapshot` as text. */
export type Snapshot = string;

export interface Changes {
  snapshot: Snapshot;
  /** The changed keys by scope. */
  keys: Record<string, string[]>;
}

/** Reads the changes that `platform.change` has recorded. */
@Injectable()
export class ChangeTable {
  /** Compiled once, as it runs many times a second. */
  private statement?: CompiledQuery<Changes>;

  constructor(
    private readonly orm: MikroORM,
    private readonly reads: PreparedReads,
  ) {}

  /**
   * Returns the changes committed since a snapshot; without a snapshot it returns no changes. Transactions are compared one by
   * one, as they may commit in another order than that of their ids.
   */
  async since(snapshot: Snapshot | undefined): Promise<Changes> {
    // Materialized, as PostgreSQL would otherwise plan the statement again for each snapshot that it receives.
    this.statement ??= sql<Changes>`
      with before as materialized (select ${null}::pg_snapshot as seen)
      select pg_current_snapshot()::text as snapshot, coalesce((
        select json_object_agg(scope, keys) from (
          select scope, json_agg(distinct key) as keys
            from platform.change
           where transaction_id >= pg_snapshot_xmin((select seen from before))
             and not pg_visible_in_snapshot(transaction_id, (select seen from before))
           group by scope) changed), '{}') as keys`.compile(this.orm.em.getKysely<object>());
    const asked: CompiledQuery<Changes> = { ...this.statement, parameters: [snapshot ?? null] };
    const [changes] = await this.reads.run(asked);
    if (!changes) throw new Error('the changes were read without a row');
    return changes;
  }

  /**
   * Deletes old rows. The age of a row counts from the first clean-up that found it: its transaction may have begun long before
   * it committed.
   */
  async cleanUp(): Promise<void> {
    const connection = this.orm.em.getKysely<object>();
    await sql`delete from platform.change
      where settled_at < now() - make_interval(secs => ${RETENTION_SECONDS})`.execute(connection);
    await sql`update platform.change set settled_at = now() where settled_at is null`.execute(connection);
  }
}
