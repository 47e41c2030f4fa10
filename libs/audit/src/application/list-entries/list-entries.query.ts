import type { AuditEntryView, AuditListQuery } from '@manette/contracts/audit';
import type { Page } from '@manette/contracts/http';
import { decodeCursor, encodeCursor, pageOf } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { countOf, entryFilters } from '../entry-filters.js';
import { entriesWithNames, entryView } from '../entry-view.js';
import { placeOf } from './place-of.js';

/** Returns the entries of the audit log, the newest first [TRU-075, TRU-084]. */
export class ListEntries extends Query<Page<AuditEntryView>> {
  constructor(readonly list: AuditListQuery) {
    super();
  }
}

@QueryHandler(ListEntries)
export class ListEntriesHandler implements IQueryHandler<ListEntries> {
  constructor(private readonly em: EntityManager) {}

  /** @throws DomainError VALIDATION_FAILED for a malformed cursor */
  async execute({ list: { cursor, limit, ...filters } }: ListEntries): Promise<Page<AuditEntryView>> {
    const before = placeOf(decodeCursor(cursor, ['number']));
    const matching = entryFilters(filters);
    const isBefore = before === undefined ? sql`true` : sql`e.seq < ${before}`;
    const page = sql`
      select e.seq, e.at, e.body, e.hash from audit.entry e where ${matching} and ${isBefore}
       order by e.seq desc limit ${limit + 1}`;
    const total = countOf(filters);
    const db = this.em.getKysely<object>();
    const { rows } = await entriesWithNames(page, sql`desc`, sql`, ${total} as total`).execute(db);
    const { items, nextCursor } = pageOf(rows, limit, ({ seq }) => encodeCursor([Number(seq)]));
    // A page after the last entry has no row that holds the total.
    const counted =
      rows[0] ??
      (before === undefined
        ? undefined
        : (await sql<{ total: string }>`select ${total} as total`.execute(db)).rows[0]);
    return { items: items.map(entryView), nextCursor, total: Number(counted?.total ?? 0) };
  }
}
