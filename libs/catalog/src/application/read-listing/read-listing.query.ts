import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ListingSource } from '../listing-views/listing-source.js';
import { LISTING_SOURCES, type RowOf } from '../listing-views/listing-sources.js';
import { listingsStatement, runListingsStatement } from '../listing-views/listings-statement.js';
import { PictureAddresses } from '../listing-views/picture-addresses.js';
import type { SortOrder } from '../listing-views/sort-order.js';

const UNSORTED: SortOrder = { name: '', keys: [], descending: false };

/** `GET /accounts/{id}`, `GET /giftcards/{id}`: one listing, as the current transaction sees it [API-019, API-027]. */
export class ReadListing<K extends ListingKind = ListingKind> extends Query<ViewOf<K>> {
  constructor(
    readonly kind: K,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(ReadListing)
export class ReadListingHandler implements IQueryHandler<ReadListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws ListingNotFound */
  async execute<K extends ListingKind>({ kind, id }: ReadListing<K>): Promise<ViewOf<K>> {
    const source: ListingSource<K, RowOf<K>> = LISTING_SOURCES[kind];
    const picked = sql`
      picked as (select id from ${sql.table(source.table)} where id = ${id} and deleted_at is null),
      size as (select 1 as total)`;
    const statement = listingsStatement<RowOf<K>>(source, picked, UNSORTED);
    const { items, pictures } = await runListingsStatement(this.em.getKysely<unknown>(), statement);
    if (!items[0]) throw new ListingNotFound(kind);
    return source.viewOf(items[0], this.addresses.of(pictures));
  }
}
