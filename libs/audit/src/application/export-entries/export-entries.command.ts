import { AUDIT_COLUMNS, type AuditFilters } from '@manette/contracts/audit';
import { csvLine } from '@manette/contracts/catalog';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql, type RawBuilder } from 'kysely';
import { entryFilters } from '../entry-filters.js';
import { entriesWithNames, entryView } from '../entry-view.js';
import { entryLine } from './entry-line.js';

const MOST = 100_000;
const BATCH = 1000;

interface Extent {
  count: number;
  /** The number of the last entry of the file; null for an empty file. */
  last: string | null;
}

/**
 * Returns the entries that match the filters, the oldest first, as the lines of a CSV file. The export is recorded as
 * an entry [TRU-085].
 */
export class ExportEntries extends Command<AsyncIterable<string>> {
  constructor(readonly filters: AuditFilters) {
    super();
  }
}

@CommandHandler(ExportEntries)
export class ExportEntriesHandler implements ICommandHandler<ExportEntries> {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly trail: AuditTrail,
  ) {}

  /** The lines are read from the database while they are consumed. */
  async execute({ filters }: ExportEntries): Promise<AsyncIterable<string>> {
    const matching = entryFilters(filters);
    const { last } = await this.unitOfWork.run(async () => {
      const extent = await this.extentOf(matching);
      this.trail.record({ action: 'export.audit', count: extent.count });
      return extent;
    });
    return this.lines(matching, last);
  }

  private async extentOf(matching: RawBuilder<unknown>): Promise<Extent> {
    const { rows } = await sql<{ count: string; last: string | null }>`
      select count(*), max(f.seq) as last
        from (select e.seq from audit.entry e where ${matching} order by e.seq limit ${MOST}) f`.execute(
      this.em.getKysely<object>(),
    );
    return { count: Number(rows[0]?.count ?? 0), last: rows[0]?.last ?? null };
  }

  private async *lines(matching: RawBuilder<unknown>, last: string | null): AsyncGenerator<string> {
    yield csvLine(AUDIT_COLUMNS);
    let after = '0';
    while (last !== null) {
      const page = sql`
        select e.seq, e.at, e.body, e.hash from audit.entry e
         where ${matching} and e.seq > ${after} and e.seq <= ${last} order by e.seq limit ${BATCH}`;
      const { rows } = await entriesWithNames(page, sql`asc`).execute(this.em.getKysely<object>());
      for (const row of rows) yield entryLine(entryView(row));
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) return;
      after = end.seq;
    }
  }
}
