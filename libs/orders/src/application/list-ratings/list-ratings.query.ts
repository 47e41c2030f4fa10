import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from '@manette/contracts/http';
import type { RatingListQuery, RatingView } from '@manette/contracts/orders';
import { decodeCursor, encodeCursor, isoTime, pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { OrdersTables } from '../orders.tables.js';
import { ratingsWithNames, ratingViewOf } from '../rating-view.js';

/** All ratings, the newest first [LIF-102]. */
export class ListRatings extends Query<Page<RatingView>> {
  constructor(readonly list: RatingListQuery) {
    super();
  }
}

@QueryHandler(ListRatings)
export class ListRatingsHandler implements IQueryHandler<ListRatings> {
  constructor(private readonly em: EntityManager) {}

  async execute({ list: { cursor, limit } }: ListRatings): Promise<Page<RatingView>> {
    const [at, id] = decodeCursor(cursor, ['time', 'id']) ?? [];
    const db = this.em.getKysely<OrdersTables>();
    const total = db.selectFrom('orders.rating').select((eb) => eb.fn.countAll<string>().as('n'));
    let page = ratingsWithNames(db).select(total.as('total'));
    if (at !== undefined) page = page.where(sql<boolean>`(r.created_at, r.id) < (${at}, ${id}::uuid)`);
    const rows = await page
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      encodeCursor([isoTime(last.created_at), last.id]),
    );
    return { items: items.map(ratingViewOf), nextCursor, total: Number(rows[0]?.total ?? 0) };
  }
}
