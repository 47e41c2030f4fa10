import { csvLine } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ListingKind } from '../../domain/listing-kinds.js';
import { LISTING_FILES, type FileRowOf, type ListingFile } from './listing-files.js';
import { rowsInOrder } from './rows-in-order.js';
import { sql } from 'kysely';
import { AuditTrail, UnitOfWork } from '@manette/platform';

/**
 * Returns all listings of a kind that are not deleted as the lines of a CSV file that can be uploaded again. The
 * audit log records the export before the first line is read.
 */
export class ExportListings<K extends ListingKind = ListingKind> extends Command<AsyncIterable<string>> {
  constructor(readonly kind: K) {
    super();
  }
}

const EXPORTS = { account: 'export.accounts', giftCard: 'export.giftcards' } as const;

@CommandHandler(ExportListings)
export class ExportListingsHandler implements ICommandHandler<ExportListings> {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  /** The lines are read from the database while they are consumed. */
  async execute<K extends ListingKind>({ kind }: ExportListings<K>): Promise<AsyncIterable<string>> {
    const file: ListingFile<FileRowOf<K>> = LISTING_FILES[kind];
    await this.unitOfWork.run(async () => {
      this.audit.record({ action: EXPORTS[kind], count: await this.count(file.table) });
    });
    return this.linesOf(file);
  }

  private async count(table: ListingFile<FileRowOf<ListingKind>>['table']): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where deleted_at is null`.execute(
      this.em.getKysely<unknown>(),
    );
    return rows[0]?.count ?? 0;
  }

  private async *linesOf<Row extends FileRowOf<ListingKind>>({
    table,
    columns,
    header,
    lineOf,
  }: ListingFile<Row>): AsyncGenerator<string> {
    yield csvLine(header);
    for await (const row of rowsInOrder<Row>(this.em.getKysely<unknown>(), table, columns)) yield lineOf(row);
  }
}
