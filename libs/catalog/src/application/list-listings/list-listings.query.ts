import type { Page } from '@manette/contracts/http';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ListQueryOf } from '../listing-views/listing-source.js';
import { ListingViews } from './listing-views.js';

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
  constructor(private readonly views: ListingViews) {}

  /** @throws DomainError VALIDATION_FAILED for a malformed cursor */
  async execute<K extends ListingKind>({ kind, query }: ListListings<K>): Promise<Page<ViewOf<K>>> {
    const { items, ...page } = await this.views.read(kind, query);
    return { items: items.map(({ view }) => view), ...page };
  }
}
