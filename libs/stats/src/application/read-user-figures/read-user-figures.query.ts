import { ROLES } from '@manette/contracts/identity';
import type { UserFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { withZeroCounts } from '../figures/with-zero-counts.js';
import { isoText, jsonRows } from '../figures/json-rows.js';
import { RECENT_LIMIT } from '../figures/recent-limit.js';
import { StoreCalendar } from '../figures/store-calendar.js';

/** `GET /stats/users`: all registered users, without deleted ones [API-048, STAT-037..040]. */
export class ReadUserFigures extends Query<UserFiguresView> {}

@QueryHandler(ReadUserFigures)
export class ReadUserFiguresHandler implements IQueryHandler<ReadUserFigures> {
  constructor(
    private readonly em: EntityManager,
    private readonly calendar: StoreCalendar,
  ) {}

  async execute(): Promise<UserFiguresView> {
    const { rows } = await sql<UserFiguresView>`
      select ${this.calendar.dailyCounts(sql`identity.user_facts where true`)} as "registrationTrends",
             ${jsonRows(sql`select role as _id, count(*)::int as count from identity.user_facts group by 1`)}
               as "userRoles",
             (select json_build_object('verified', count(*) filter (where email_verified),
                                       'unverified', count(*) filter (where not email_verified))
                from identity.user_facts) as "emailVerification",
             ${jsonRows(sql`
               select id as _id, username, role, ${isoText('created_at')} as "createdAt"
                 from identity.user_facts order by created_at desc, id desc limit ${RECENT_LIMIT}`)}
               as "recentUsers"`.execute(this.em.getKysely<unknown>());
    const figures = rows[0] as UserFiguresView;
    return { ...figures, userRoles: withZeroCounts(ROLES, figures.userRoles) };
  }
}
