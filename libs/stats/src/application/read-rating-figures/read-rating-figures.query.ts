import type { RatingFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { jsonRows } from '../figures/json-rows.js';

const MAX_ADMINS = 100;

/** `GET /stats/ratings` [LIF-102]. */
export class ReadRatingFigures extends Query<RatingFiguresView> {}

@QueryHandler(ReadRatingFigures)
export class ReadRatingFiguresHandler implements IQueryHandler<ReadRatingFigures> {
  constructor(private readonly em: EntityManager) {}

  /** Lists the administrators with the most ratings first; a deleted one is shown as '[Deleted]'. */
  async execute(): Promise<RatingFiguresView> {
    const byAdmin = sql<RatingFiguresView['byAdmin'][number]>`
      select r.admin_id as _id, coalesce(u.username, '[Deleted]') as username,
             round(r.stars / r.count, 1) as average, r.count::int as count
        from rated r left join identity.public_user u on u.id = r.admin_id
       where r.admin_id is not null order by r.count desc, r.admin_id limit ${MAX_ADMINS}`;
    const { rows } = await sql<RatingFiguresView>`
      with rated as materialized (
        select admin_id, sum(stars)::numeric as stars, count(*) as count from orders.rating_facts group by admin_id)
      select (select round(sum(stars) / nullif(sum(count), 0), 1)::float8 from rated) as average,
             (select coalesce(sum(count), 0)::int from rated) as count,
             ${jsonRows(byAdmin)} as "byAdmin"`.execute(this.em.getKysely<unknown>());
    return rows[0] as RatingFiguresView;
  }
}
