import { ROLES } from '@manette/contracts/identity';
import type { UserFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { everyOneOf } from '../figures/every-one-of.js';
import { isoText, jsonRows } from '../figures/json-rows.js';
import { MOST_RECENT } from '../figures/most-recent.js';
import { StoreDays } from '../figures/store-days.js';

/** `GET /stats/users`: everybody who has an account, deleted people not [API-048, STAT-037..040]. */
@Injectable()
export class ReadUserFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly days: StoreDays,
  ) {}

  async run(): Promise<UserFiguresView> {
    const { rows } = await sql<UserFiguresView>`
      select ${this.days.trendOf(sql`identity.user_facts where true`)} as "registrationTrends",
             ${jsonRows(sql`select role as _id, count(*)::int as count from identity.user_facts group by 1`)}
               as "userRoles",
             (select json_build_object('verified', count(*) filter (where email_verified),
                                       'unverified', count(*) filter (where not email_verified))
                from identity.user_facts) as "emailVerification",
             ${jsonRows(sql`
               select id as _id, username, role, ${isoText('created_at')} as "createdAt"
                 from identity.user_facts order by created_at desc, id desc limit ${MOST_RECENT}`)}
               as "recentUsers"`.execute(this.em.getKysely<unknown>());
    const figures = rows[0] as UserFiguresView;
    return { ...figures, userRoles: everyOneOf(ROLES, figures.userRoles) };
  }
}
