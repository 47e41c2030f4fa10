import { PLATFORMS } from '@manette/contracts/catalog';
import type { GiftCardFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { everyOneOf } from '../figures/every-one-of.js';
import { jsonRows } from '../figures/json-rows.js';

interface Figures extends Omit<GiftCardFiguresView, 'platformDistribution' | 'inventoryLevels'> {
  byPlatform: { _id: string; count: number; available: number }[];
}

const CARDS = sql`catalog.listing where kind = 'giftCard' and not is_deleted`;
/** Values and regions are typed freely: the most frequent ones are enough. */
const MOST_ENTRIES = 50;

/** `GET /stats/giftcards` [API-047, STAT-033..036]. */
@Injectable()
export class ReadGiftCardFigures {
  constructor(private readonly em: EntityManager) {}

  async run(): Promise<GiftCardFiguresView> {
    const { rows } = await sql<Figures>`
      select ${jsonRows(sql`
               select platform as _id, count(*)::int as count, sum(available) as available
                 from ${CARDS} group by 1`)} as "byPlatform",
             ${jsonRows(sql`
               select value_amount as _id, value_currency as currency, count(*)::int as count
                 from ${CARDS} group by 1, 2 order by 3 desc, 2, 1 limit ${MOST_ENTRIES}`)}
               as "valueDistribution",
             ${jsonRows(sql`
               select region as _id, count(*)::int as count
                 from ${CARDS} group by 1 order by 2 desc, 1 limit ${MOST_ENTRIES}`)}
               as "regionalBreakdown"`.execute(this.em.getKysely<unknown>());
    const { byPlatform, ...figures } = rows[0] as Figures;
    const units = byPlatform.map(({ _id, available }) => ({ _id, count: available }));
    return {
      ...figures,
      platformDistribution: everyOneOf(PLATFORMS, byPlatform),
      inventoryLevels: everyOneOf(PLATFORMS, units).map(({ _id, count }) => ({ _id, available: count })),
    };
  }
}
