import { NEW_BADGE_DAYS } from '@manette/contracts/catalog';
import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ListingKind } from '../../domain/listing-kinds.js';

const TABLES = { account: sql.table('catalog.account'), giftCard: sql.table('catalog.gift_card') };
const NEW_FOR_MS = NEW_BADGE_DAYS * 24 * 60 * 60 * 1000;

/**
 * Counts the listings created since the user last marked the catalogue as viewed, or in the last seven days if the
 * user never did.
 */
export class CountNewListings extends Query<number> {
  constructor(
    readonly kind: ListingKind,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(CountNewListings)
export class CountNewListingsHandler implements IQueryHandler<CountNewListings> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, userId }: CountNewListings): Promise<number> {
    const since = new Date(this.clock.now().getTime() - NEW_FOR_MS).toISOString();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${TABLES[kind]} l
       where l.deleted_at is null and l.created_at > coalesce(
         (select viewed_at from catalog.viewed where user_id = ${userId} and kind = ${kind}),
         ${since}::timestamptz)`.execute(this.em.getKysely<unknown>());
    return rows[0]?.count ?? 0;
  }
}
