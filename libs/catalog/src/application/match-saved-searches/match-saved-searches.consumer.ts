import {
  catalogEvents,
  savedSearchPath,
  type ListingsAdded,
  type SavedQuery,
  type SavedSearchMatched,
} from '@manette/contracts/catalog';
import { OnIntegrationEvent, Outbox } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { LISTING_SOURCES } from '../listing-views/listing-sources.js';
import { catalogOf, savedQueryColumn } from '../saved-search.row.js';

const NAME = { account: sql`l.code_name`, giftCard: sql`l.name` };

interface Match {
  searchId: string;
  userId: string;
  name: string;
  query: SavedQuery;
  listings: SavedSearchMatched['listings'];
}

/**
 * Compares all new listings with all saved searches in one statement and publishes one event per saved search,
 * because a file of listings may match the saved searches of many users [POC-110].
 */
@Injectable()
export class MatchSavedSearches {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  @OnIntegrationEvent(catalogEvents.listingsAdded)
  async match({ kind, ids }: ListingsAdded): Promise<void> {
    const { table, savedFilters } = LISTING_SOURCES[kind];
    const { rows } = await sql<Match>`
      select s.id as "searchId", s.user_id as "userId", s.name, ${savedQueryColumn} as query,
             json_agg(json_build_object('kind', ${kind}::text, 'id', l.id, 'name', ${NAME[kind]}) order by l.id) as listings
        from ${sql.table(table)} l
        join catalog.saved_search s on s.kind = ${kind} and s.created_at <= l.created_at
       where l.id = any (${ids}::uuid[]) and l.deleted_at is null and ${sql.join(savedFilters, sql` and `)}
       group by s.id order by s.id`.execute(this.em.getKysely<unknown>());
    for (const { searchId, userId, name, query, listings } of rows)
      this.outbox.event(catalogEvents.savedSearchMatched, {
        ...{ searchId, userId, name, path: savedSearchPath(catalogOf(kind), query) },
        listings,
      } satisfies SavedSearchMatched);
  }
}
