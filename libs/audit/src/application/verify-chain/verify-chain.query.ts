import { VerifyAuditLog, type VerifiedLog } from '@manette/contracts/audit';
import { IsolationLevel } from '@mikro-orm/core';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Link } from '../../domain/chain.js';
import { linkBefore } from '../../domain/pruning.js';
import { VerifiedChain, type Fault, type StoredEntry } from '../../domain/verified-chain.js';
import type { AuditTables, EntryRow } from '../audit.tables.js';

const BATCH = 2000;

const storedEntry = ({ seq, at, body, previous_hash, hash }: EntryRow): StoredEntry => ({
  ...{ seq: Number(seq), at: new Date(at), body, previousHash: previous_hash, hash },
});

/** Returns the first altered or missing entry of a batch; undefined if all are intact. */
function faultIn(rows: readonly EntryRow[], chain: VerifiedChain): Fault | undefined {
  for (const row of rows) {
    const fault = chain.next(storedEntry(row));
    if (fault) return fault;
  }
  return undefined;
}

/** Reads the log entry by entry in one snapshot, so that it can verify the log while the product is writing [TRU-088]. */
@QueryHandler(VerifyAuditLog)
export class VerifyChainHandler implements IQueryHandler<VerifyAuditLog, VerifiedLog> {
  constructor(private readonly orm: MikroORM) {}

  execute(): Promise<VerifiedLog> {
    return this.orm.em.fork().transactional((em) => this.verify(em), {
      isolationLevel: IsolationLevel.REPEATABLE_READ,
      readOnly: true,
    });
  }

  private async verify(em: EntityManager): Promise<VerifiedLog> {
    const head = await this.head(em);
    const chain = new VerifiedChain(await this.begin(em));
    const fault = (await this.firstFault(em, chain)) ?? chain.end(head);
    if (fault) return { isIntact: false, ...fault };
    const { seq, hash } = head;
    return { isIntact: true, entries: chain.entries, head: { seq, hash: hash.toString('hex') } };
  }

  private async firstFault(em: EntityManager, chain: VerifiedChain): Promise<Fault | undefined> {
    let rows = await this.after(em, '-9223372036854775808');
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      // The database reads the next batch while this one is verified.
      const next = this.after(em, last.seq);
      const fault = faultIn(rows, chain);
      rows = await next;
      if (fault) return fault;
    }
    return undefined;
  }

  private after(em: EntityManager, seq: string): Promise<EntryRow[]> {
    return em
      .getKysely<AuditTables>()
      .selectFrom('audit.entry')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
  }

  private async head(em: EntityManager): Promise<Link> {
    const { seq, hash } = await em
      .getKysely<AuditTables>()
      .selectFrom('audit.head')
      .selectAll()
      .executeTakeFirstOrThrow();
    return { seq: Number(seq), hash };
  }

  /** Returns the link to the deleted entries that the last pruning stored, if any. */
  private async begin(em: EntityManager): Promise<Link | undefined> {
    const pruned = await em
      .getKysely<AuditTables>()
      .selectFrom('audit.entry as e')
      .select('e.body')
      .where(sql<boolean>`(e.body ->> 'action') collate "C" = 'audit.pruned'`)
      .orderBy('e.seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return pruned && linkBefore(pruned.body.changes);
  }
}
