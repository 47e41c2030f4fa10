import {
  MAX_SAVED_SEARCHES,
  savedSearchName,
  type NewSavedSearch,
  type SavedQuery,
  type SavedSearchView,
} from '@manette/contracts/catalog';
import { Clock, newId, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { TooManySearches } from '../../domain/catalog.errors.js';
import { KIND_OF, savedSearchColumns, viewOfSaved, type SavedSearchRow } from '../saved-search.row.js';

export interface SavedSearch {
  savedSearch: SavedSearchView;
  /** True if it was saved now; false if the user had already saved the same filters. */
  isNew: boolean;
}

/** Saves the filters of a shelf, so that the user is notified of new listings that match [POC-109]. */
export class SaveSearch extends Command<SavedSearch> {
  constructor(
    readonly userId: string,
    readonly search: NewSavedSearch,
  ) {
    super();
  }
}

@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Saves one search at a time per user, so that concurrent calls cannot exceed the limit of ten. @throws TooManySearches */
  execute({ userId, search }: SaveSearch): Promise<SavedSearch> {
    return this.unitOfWork.run(async () => {
      await sql`select pg_advisory_xact_lock(hashtext('catalog.saved_search'), hashtext(${userId}))`.execute(
        this.db,
      );
      const known = await this.known(userId, search);
      if (known) return { savedSearch: viewOfSaved(known), isNew: false };
      return { savedSearch: viewOfSaved(await this.add(userId, search)), isNew: true };
    });
  }

  private async known(
    userId: string,
    { catalog, query }: NewSavedSearch,
  ): Promise<SavedSearchRow | undefined> {
    const { q, service, console, platform, region, inStock }: SavedQuery = query;
    const { rows } = await sql<SavedSearchRow>`
      select ${savedSearchColumns} from catalog.saved_search s
       where user_id = ${userId} and kind = ${KIND_OF[catalog]}
         and (pattern, service, console, platform, lower(region), in_stock) is not distinct from
             (catalog.infix(${q ?? null}::text), ${service ?? null}::text, ${console ?? null}::text,
              ${platform ?? null}::text, lower(${region ?? null}::text), ${inStock ?? null}::boolean)`.execute(
      this.db,
    );
    return rows[0];
  }

  private async add(userId: string, { catalog, query }: NewSavedSearch): Promise<SavedSearchRow> {
    const { q, service, console, platform, region, inStock }: SavedQuery = query;
    const { rows } = await sql<SavedSearchRow>`
      insert into catalog.saved_search as s
        (id, user_id, kind, name, q, service, console, platform, region, in_stock, created_at)
      select ${newId()}::uuid, ${userId}::uuid, ${KIND_OF[catalog]}, ${savedSearchName(query)}, ${q ?? null}::text,
             ${service ?? null}::text, ${console ?? null}::text, ${platform ?? null}::text, ${region ?? null}::text,
             ${inStock ?? null}::boolean, ${this.clock.now().toISOString()}::timestamptz
       where (select count(*) from catalog.saved_search where user_id = ${userId}) < ${sql.lit(MAX_SAVED_SEARCHES)}
      returning ${savedSearchColumns}`.execute(this.db);
    if (!rows[0]) throw new TooManySearches();
    return rows[0];
  }

  private get db() {
    return this.em.getKysely<unknown>();
  }
}
