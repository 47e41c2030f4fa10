import type { Page } from '@manette/contracts/http';
import { PreparedReads } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingKind } from '../../domain/listing-kinds.js';
import type { ListQueryOf } from '../listing-views/listing-source.js';
import { NEWEST_FIRST } from '../listing-views/sort-order.js';
import { criteriaOf } from './listing-criteria.js';
import { ListingTexts } from './listing-texts.js';
import { ListingViews } from './listing-views.js';
import { readVersions } from './listing-versions.js';

/**
 * The pages of `ListListings` with each listing as JSON, for answers that are kept in memory. A page whose listings are all known in their
 * current version costs one statement that reads no more than these.
 */
export class ListListingsAsJson<K extends ListingKind = ListingKind> extends Query<Page<string>> {
  constructor(
    readonly kind: K,
    readonly query: ListQueryOf<K>,
  ) {
    super();
  }
}

@QueryHandler(ListListingsAsJson)
export class ListListingsAsJsonHandler implements IQueryHandler<ListListingsAsJson> {
  constructor(
    private readonly em: EntityManager,
    private readonly preparedReads: PreparedReads,
    private readonly views: ListingViews,
    private readonly texts: ListingTexts,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for a malformed cursor */
  async execute<K extends ListingKind>({ kind, query }: ListListingsAsJson<K>): Promise<Page<string>> {
    return (await this.fromMemory(kind, query)) ?? this.read(kind, query);
  }

  private async fromMemory<K extends ListingKind>(
    kind: K,
    query: ListQueryOf<K>,
  ): Promise<Page<string> | undefined> {
    const criteria = criteriaOf(kind, query);
    const { searchText, ids, order } = criteria;
    if (this.texts.isEmpty || searchText !== undefined || ids || order.name !== NEWEST_FIRST)
      return undefined;
    const access = { db: this.em.getKysely<unknown>(), preparedReads: this.preparedReads };
    const { items, ...page } = await readVersions(access, criteria, query);
    const texts = items.map(({ id, version }) => this.texts.find(id, version));
    return texts.every((text) => text !== undefined) ? { items: texts, ...page } : undefined;
  }

  private async read<K extends ListingKind>(kind: K, query: ListQueryOf<K>): Promise<Page<string>> {
    const keep = this.texts.reading();
    const { items, ...page } = await this.views.read(kind, query);
    const texts = items.map(({ id, version, view }) => {
      const text = JSON.stringify(view);
      keep(id, version, text);
      return text;
    });
    return { items: texts, ...page };
  }
}
