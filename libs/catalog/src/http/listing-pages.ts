import { CachedRoutes, type CachedPage, type PageMatcher } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { validate } from 'uuid';
import { ListListingsAsJson } from '../application/list-listings/list-listings-as-json.query.js';
import type { ListQueryOf } from '../application/listing-views/listing-source.js';
import { ReadListing } from '../application/read-listing/read-listing.query.js';
import type { ListingKind } from '../domain/listing-kinds.js';
import { accountRoutes } from './accounts.controller.js';
import { giftCardRoutes } from './gift-cards.controller.js';
import { listJson, oneAnswer } from './listing-answers.js';
import type { ListingRoutes } from './listings.controller.js';

/** Returns the parsed values of a valid query, or undefined for a query that the controller refuses. */
function valid<Query>(
  schema: ListingRoutes<ListingKind>['schemas']['query'],
  query: object,
): Query | undefined {
  const result = schema['~standard'].validate(query);
  return result instanceof Promise || result.issues ? undefined : (result.value as Query);
}

/**
 * Registers the pages that may be answered from memory: the lists and the listings, whose views are the same for
 * every signed-in user.
 */
@Injectable()
export class ListingPages {
  constructor(
    private readonly queries: QueryBus,
    routes: CachedRoutes,
  ) {
    routes.add(this.pagesOf(accountRoutes));
    routes.add(this.pagesOf(giftCardRoutes));
  }

  private pagesOf<K extends ListingKind>(routes: ListingRoutes<K>): PageMatcher {
    const path = `/api/${routes.path}`;
    return (asked, query) => {
      if (asked === path) return this.list(routes, query);
      const id = asked.startsWith(`${path}/`) ? asked.slice(path.length + 1) : '';
      return validate(id) ? this.one(routes, id.toLowerCase()) : undefined;
    };
  }

  private list<K extends ListingKind>(routes: ListingRoutes<K>, query: object): CachedPage | undefined {
    const { kind, names, schemas, path } = routes;
    const asked = valid<ListQueryOf<K>>(schemas.query, query);
    // A list of chosen ids is requested by one user only and is not cached.
    if (!asked || asked.ids) return undefined;
    const read = async () => listJson(names, await this.queries.execute(new ListListingsAsJson(kind, asked)));
    return {
      ...this.changedWith(kind),
      route: `/api/${path}`,
      key: `${path}?${JSON.stringify(asked)}`,
      read,
    };
  }

  private one<K extends ListingKind>({ kind, names, path }: ListingRoutes<K>, id: string): CachedPage {
    const read = async () =>
      Buffer.from(JSON.stringify(oneAnswer(names, await this.queries.execute(new ReadListing(kind, id)))));
    return { ...this.changedWith(kind), route: `/api/${path}/:id`, key: `${path}/${id}`, read };
  }

  /** Returns the scope and group of changes after which a cached page of the kind is out of date, as the triggers note them. */
  private changedWith(kind: ListingKind) {
    return { scope: 'catalog.listing', group: kind };
  }
}
