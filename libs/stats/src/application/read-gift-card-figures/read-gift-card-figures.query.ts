import { PLATFORMS } from '@manette/contracts/catalog';
import type { GiftCardFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { withZeroCounts } from '../figures/with-zero-counts.js';
import { jsonRows } from '../figures/json-rows.js';

interface Figures extends Omit<GiftCardFiguresView, 'platformDistribution' | 'inventoryLevels'> {
  byPlatform: { _id: string; count: number; available: number }[];
}

const CARDS = sql`catalog.listing where kind = 'giftCard' and not is_deleted`;
/** Values and regions are free text: only the most frequent ones are returned. */
const MAX_ENTRIES = 50;

/** `GET /stats/giftcards` [API-047, STAT-033..036]. */
export class ReadGiftCardFigures extends Query<GiftCardFiguresView> {}

@QueryHandler(ReadGiftCardFigures)
export class ReadGiftCardFiguresHandler implements IQueryHandler<ReadGiftCardFigures> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<GiftCardFiguresView> {
    const { rows } = await sql<Figures>`
      select ${jsonRows(sql`
               select platform as _id, count(*)::int as count, sum(available) as available
                 from ${CARDS} group by 1`)} as "byPlatform",
             ${jsonRows(sql`
               select value_amount as _id, value_currency as currency, count(*)::int as count
                 from ${CARDS} group by 1, 2 order by 3 desc, 2, 1 limit ${MAX_ENTRIES}`)}
               as "valueDistribution",
             ${jsonRows(sql`
               select region as _id, count(*)::int as count
                 from ${CARDS} group by 1 order by 2 desc, 1 limit ${MAX_ENTRIES}`)}
               as "regionalBreakdown"`.execute(this.em.getKysely<unknown>());
    const { byPlatform, ...figures } = rows[0] as Figures;
    const units = byPlatform.map(({ _id, available }) => ({ _id, count: available }));
    return {
      ...figures,
      platformDistribution: withZeroCounts(PLATFORMS, byPlatform),
      inventoryLevels: withZeroCounts(PLATFORMS, units).map(({ _id, count }) => ({ _id, available: count })),
    };
  }
}
