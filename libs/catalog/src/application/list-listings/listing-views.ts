import type { Page } from '@manette/contracts/http';
import { PreparedReads } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ListingSource, ListQueryOf } from '../listing-views/listing-source.js';
import { LISTING_SOURCES, type RowOf } from '../listing-views/listing-sources.js';
import { PictureAddresses } from '../listing-views/picture-addresses.js';
import { criteriaOf } from './listing-criteria.js';
import { readListingPage } from './listing-page.js';
import type { ListingVersion } from './listing-versions.js';

const COVER_ALONE = 1;

/** Reads the listings of a page as lists show them, with the versions of their rows. */
@Injectable()
export class ListingViews {
  constructor(
    private readonly em: EntityManager,
    private readonly preparedReads: PreparedReads,
    private readonly addresses: PictureAddresses,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for a malformed cursor */
  async read<K extends ListingKind>(
    kind: K,
    query: ListQueryOf<K>,
  ): Promise<Page<ListingVersion & { view: ViewOf<K> }>> {
    const source: ListingSource<K, RowOf<K>> = LISTING_SOURCES[kind];
    const access = { db: this.em.getKysely<unknown>(), preparedReads: this.preparedReads };
    const { items, pictures, ...page } = await readListingPage<RowOf<K>>(
      access,
      criteriaOf(kind, query),
      query,
    );
    const shown = this.addresses.of(pictures);
    const viewed = items.map((row) => ({
      ...{ id: row.id, version: row.version },
      view: source.viewOf(row, shown, COVER_ALONE),
    }));
    return { items: viewed, ...page };
  }
}
