import { auditRecords, Clock, LastSteps } from '@manette/platform';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { hashOf, type Link } from '../../domain/chain.js';
import type { Entry } from '../../domain/entry.js';
import { entryBody } from './entry-body.js';

interface Head extends Link {
  /** When its entry was written; null before the first entry. */
  at: Date | null;
}

/**
 * Writes the audit records of a unit of work as its last step, so that entries are numbered in the order of commits,
 * without gaps, and the chain is locked only during a commit (ADR 42) [TRU-083, TRU-087].
 */
@Injectable()
export class AppendEntries {
  constructor(
    steps: LastSteps,
    private readonly clock: Clock,
  ) {
    steps.add((em) => this.append(em));
  }

  private async append(em: EntityManager): Promise<void> {
    const records = auditRecords();
    if (records.length === 0) return;
    const bodies = records.map(entryBody);
    const head = await this.lockHead(em);
    const at = this.timeAfter(head);
    await this.write(
      em,
      head,
      bodies.map((body, index) => ({ seq: head.seq + index + 1, at, body })),
    );
  }

  private async lockHead(em: EntityManager): Promise<Head> {
    const { rows } = await sql<{ seq: string; hash: Buffer; at: Date | string | null }>`
      select seq, hash, at from audit.lock_head()`.execute(em.getKysely<object>());
    const [head] = rows;
    if (!head) throw new Error('the audit log has no head');
    return { seq: Number(head.seq), hash: head.hash, at: head.at === null ? null : new Date(head.at) };
  }

  /**
   * Returns the time of the next entry. It is never before the last entry, which another process may have written, so
   * that times rise with the numbers of entries.
   */
  private timeAfter({ at }: Head): Date {
    const now = this.clock.now();
    return at && at > now ? at : now;
  }

  private async write(em: EntityManager, head: Link, entries: Entry[]): Promise<void> {
    let { hash } = head;
    const rows = entries.map((entry) => {
      const previous = hash;
      hash = hashOf(previous, entry);
      const { seq, at, body } = entry;
      return sql`(${seq}::bigint, ${at}::timestamptz, ${JSON.stringify(body)}::jsonb, ${previous}::bytea, ${hash}::bytea)`;
    });
    await sql`
      with written as (insert into audit.entry (seq, at, body, previous_hash, hash) values ${sql.join(rows)})
      update audit.head set seq = ${head.seq + entries.length}, hash = ${hash}`.execute(
      em.getKysely<object>(),
    );
  }
}
