import type { SavedSearchView } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { savedSearchColumns, viewOfSaved, type SavedSearchRow } from '../saved-search.row.js';

/** Returns the user's own saved searches, the newest first [POC-109]. */
export class ListSavedSearches extends Query<SavedSearchView[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(ListSavedSearches)
export class ListSavedSearchesHandler implements IQueryHandler<ListSavedSearches> {
  constructor(private readonly em: EntityManager) {}

  async execute({ userId }: ListSavedSearches): Promise<SavedSearchView[]> {
    const { rows } = await sql<SavedSearchRow>`
      select ${savedSearchColumns} from catalog.saved_search s where user_id = ${userId}
       order by created_at desc, id desc`.execute(this.em.getKysely<unknown>());
    return rows.map(viewOfSaved);
  }
}
