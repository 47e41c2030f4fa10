import { NEW_FOR_DAYS, type ItemRef } from '@manette/contracts/catalog';
import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

const TABLES = { account: sql.table('catalog.account'), giftCard: sql.table('catalog.gift_card') };
const NEW_FOR_MS = NEW_FOR_DAYS * 24 * 60 * 60 * 1000;

/** How many listings were created since a person last marked the catalogue viewed; at first, in the last seven days. */
@Injectable()
export class CountNewListings {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async run(kind: ItemRef['kind'], userId: string): Promise<number> {
    const aWeekAgo = new Date(this.clock.now().getTime() - NEW_FOR_MS).toISOString();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${TABLES[kind]} l
       where l.deleted_at is null and l.created_at > coalesce(
         (select viewed_at from catalog.viewed where user_id = ${userId} and kind = ${kind}),
         ${aWeekAgo}::timestamptz)`.execute(this.em.getKysely<unknown>());
    return rows[0]?.count ?? 0;
  }
}
