import type { Page } from '@manette/contracts/http';
import { PreparedReads } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ListingSource, ListingVersion, ListQueryOf } from '../listing-views/listing-source.js';
import { LISTING_SOURCES, type RowOf } from '../listing-views/listing-sources.js';
import { listingsStatement, placesStatement, singleResult } from '../listing-views/listings-statement.js';
import { PictureAddresses } from '../listing-views/picture-addresses.js';
import type { PictureRow } from '../listing-views/picture.row.js';
import type { SortOrder } from '../listing-views/sort-order.js';
import { criteriaOf, isShelf } from './listing-criteria.js';
import { readListingPage, type ListingAccess } from './listing-page.js';
import { readVersions } from './listing-versions.js';

const COVER_ALONE = 1;
const UNSORTED: SortOrder = { name: '', keys: [], descending: false };

/** A listing as lists show it. */
export type VersionedView<K extends ListingKind> = ListingVersion & { view: ViewOf<K> };

/** Reads the listings of a page as lists show them, with the versions of their rows. */
@Injectable()
export class ListingViews {
  constructor(
    private readonly em: EntityManager,
    private readonly preparedReads: PreparedReads,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for a malformed cursor */
  async read<K extends ListingKind>(kind: K, query: ListQueryOf<K>): Promise<Page<VersionedView<K>>> {
    const { items, pictures, ...page } = await readListingPage(
      this.access,
      listingsStatement<RowOf<K>>,
      criteriaOf(kind, query),
      query,
    );
    return { items: this.viewsOf(kind, items, pictures), ...page };
  }

  /**
   * Reads the page as ids and versions.
   * @throws DomainError VALIDATION_FAILED for a malformed cursor
   */
  async readVersions<K extends ListingKind>(kind: K, query: ListQueryOf<K>): Promise<Page<ListingVersion>> {
    const criteria = criteriaOf(kind, query);
    return isShelf(criteria)
      ? readVersions(this.access, criteria, query)
      : readListingPage(this.access, placesStatement, criteria, query);
  }

  /** Reads those of the listings that exist, in no particular order. The text of the statement is always the same. */
  async readAll<K extends ListingKind>(kind: K, ids: readonly string[]): Promise<VersionedView<K>[]> {
    const source: ListingSource<K, RowOf<K>> = LISTING_SOURCES[kind];
    const picked = sql`
      picked as (select id from ${sql.table(source.table)} where id = any(${[...ids]}::uuid[]) and deleted_at is null),
      size as (select 0 as total)`;
    const statement = listingsStatement<RowOf<K>>(source, picked, UNSORTED);
    const { db, preparedReads } = this.access;
    const rows = await preparedReads.run(statement.compile(db));
    const { items, pictures } = singleResult(rows);
    return this.viewsOf(kind, items, pictures);
  }

  private get access(): ListingAccess {
    return { db: this.em.getKysely<unknown>(), preparedReads: this.preparedReads };
  }

  private viewsOf<K extends ListingKind>(
    kind: K,
    rows: readonly RowOf<K>[],
    pictures: readonly PictureRow[],
  ): VersionedView<K>[] {
    const source: ListingSource<K, RowOf<K>> = LISTING_SOURCES[kind];
    const shown = this.addresses.of(pictures);
    return rows.map((row) => ({
      ...{ id: row.id, version: row.version },
      view: source.viewOf(row, shown, COVER_ALONE),
    }));
  }
}
