import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import type { AccountFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { withZeroCounts } from '../figures/with-zero-counts.js';
import { jsonRows } from '../figures/json-rows.js';
import { rangeIndex, rangeLabel } from './price-ranges.js';

type Figures = Omit<AccountFiguresView, 'priceRanges'> & {
  priceRanges: (Omit<AccountFiguresView['priceRanges'][number], '_id'> & { index: number })[];
};

const ACCOUNTS = sql`catalog.listing where kind = 'account' and not is_deleted`;

/** `GET /stats/accounts` [API-046, STAT-029..032]. */
export class ReadAccountFigures extends Query<AccountFiguresView> {}

@QueryHandler(ReadAccountFigures)
export class ReadAccountFiguresHandler implements IQueryHandler<ReadAccountFigures> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<AccountFiguresView> {
    const { rows } = await sql<Figures>`
      select ${jsonRows(sql`select platform as _id, count(*)::int as count from ${ACCOUNTS} group by 1`)}
               as "consoleDistribution",
             ${jsonRows(sql`select service as _id, count(*)::int as count from ${ACCOUNTS} group by 1`)}
               as "serviceDistribution",
             ${jsonRows(sql`
               select ${rangeIndex(sql`price_amount`)} as "index", price_currency as currency, count(*)::int as count
                 from ${ACCOUNTS} group by 1, 2 order by 2, 1`)} as "priceRanges",
             (select json_build_object('available', count(*) filter (where available > 0),
                                       'outOfStock', count(*) filter (where available <= 0))
                from ${ACCOUNTS}) as "availabilityStats"`.execute(this.em.getKysely<unknown>());
    const figures = rows[0] as Figures;
    return {
      ...figures,
      consoleDistribution: withZeroCounts(CONSOLES, figures.consoleDistribution),
      serviceDistribution: withZeroCounts(SERVICES, figures.serviceDistribution),
      priceRanges: figures.priceRanges.map(({ index, ...range }) => ({ _id: rangeLabel(index), ...range })),
    };
  }
}
