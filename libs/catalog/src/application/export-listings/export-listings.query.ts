import { csvLine } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingKind } from '../../domain/listing-kinds.js';
import { LISTING_FILES, type FileRowOf, type ListingFile } from './listing-files.js';
import { rowsInOrder } from './rows-in-order.js';

/** All listings of a kind that are not deleted, as the lines of a CSV file that can be uploaded again. */
export class ExportListings<K extends ListingKind = ListingKind> extends Query<AsyncIterable<string>> {
  constructor(readonly kind: K) {
    super();
  }
}

@QueryHandler(ExportListings)
export class ExportListingsHandler implements IQueryHandler<ExportListings> {
  constructor(private readonly em: EntityManager) {}

  /** The lines are read from the database while they are consumed. */
  execute<K extends ListingKind>({ kind }: ExportListings<K>): Promise<AsyncIterable<string>> {
    return Promise.resolve(this.linesOf<FileRowOf<K>>(LISTING_FILES[kind]));
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
