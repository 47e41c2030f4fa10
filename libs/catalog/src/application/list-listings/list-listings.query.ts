import type { Page } from '@manette/contracts/http';
import { PreparedReads } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ListingSource, ListQueryOf } from '../listing-views/listing-source.js';
import { LISTING_SOURCES, type RowOf } from '../listing-views/listing-sources.js';
import { PictureAddresses } from '../listing-views/picture-addresses.js';
import { readListingPage } from './listing-page.js';

const COVER_ALONE = 1;

/** `GET /accounts`, `GET /giftcards`: a page of the catalogue, newest first by default [API-018, API-026, CAT-028..031, CAT-089]. */
export class ListListings<K extends ListingKind = ListingKind> extends Query<Page<ViewOf<K>>> {
  constructor(
    readonly kind: K,
    readonly query: ListQueryOf<K>,
  ) {
    super();
  }
}

@QueryHandler(ListListings)
export class ListListingsHandler implements IQueryHandler<ListListings> {
  constructor(
    private readonly em: EntityManager,
    private readonly preparedReads: PreparedReads,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for a malformed cursor */
  async execute<K extends ListingKind>({ kind, query }: ListListings<K>): Promise<Page<ViewOf<K>>> {
    const source: ListingSource<K, RowOf<K>> = LISTING_SOURCES[kind];
    const criteria = {
      ...{ kind, table: source.table, columns: source.columns },
      ...{ filters: source.filtersOf(query), searchText: query.q, order: source.sortOrderOf(query) },
      ids: query.ids,
    };
    const access = { db: this.em.getKysely<unknown>(), preparedReads: this.preparedReads };
    const { items, pictures, ...page } = await readListingPage<RowOf<K>>(access, criteria, query);
    const shown = this.addresses.of(pictures);
    return { items: items.map((row) => source.viewOf(row, shown, COVER_ALONE)), ...page };
  }
}
