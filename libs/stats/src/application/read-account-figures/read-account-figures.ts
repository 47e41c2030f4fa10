import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import type { AccountFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { everyOneOf } from '../figures/every-one-of.js';
import { jsonRows } from '../figures/json-rows.js';
import { rangeName, rangeOf } from './price-ranges.js';

type Figures = Omit<AccountFiguresView, 'priceRanges'> & {
  priceRanges: (Omit<AccountFiguresView['priceRanges'][number], '_id'> & { place: number })[];
};

const ACCOUNTS = sql`catalog.listing where kind = 'account' and not is_deleted`;

/** `GET /stats/accounts` [API-046, STAT-029..032]. */
@Injectable()
export class ReadAccountFigures {
  constructor(private readonly em: EntityManager) {}

  async run(): Promise<AccountFiguresView> {
    const { rows } = await sql<Figures>`
      select ${jsonRows(sql`select platform as _id, count(*)::int as count from ${ACCOUNTS} group by 1`)}
               as "consoleDistribution",
             ${jsonRows(sql`select service as _id, count(*)::int as count from ${ACCOUNTS} group by 1`)}
               as "serviceDistribution",
             ${jsonRows(sql`
               select ${rangeOf(sql`price_amount`)} as place, price_currency as currency, count(*)::int as count
                 from ${ACCOUNTS} group by 1, 2 order by 2, 1`)} as "priceRanges",
             (select json_build_object('available', count(*) filter (where available > 0),
                                       'outOfStock', count(*) filter (where available <= 0))
                from ${ACCOUNTS}) as "availabilityStats"`.execute(this.em.getKysely<unknown>());
    const figures = rows[0] as Figures;
    return {
      ...figures,
      consoleDistribution: everyOneOf(CONSOLES, figures.consoleDistribution),
      serviceDistribution: everyOneOf(SERVICES, figures.serviceDistribution),
      priceRanges: figures.priceRanges.map(({ place, ...range }) => ({ _id: rangeName(place), ...range })),
    };
  }
}
