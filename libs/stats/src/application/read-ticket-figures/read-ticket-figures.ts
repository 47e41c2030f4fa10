import { TICKET_STATUSES } from '@manette/contracts/orders';
import type { TicketFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { everyOneOf } from '../figures/every-one-of.js';
import { jsonRows } from '../figures/json-rows.js';
import { StoreDays } from '../figures/store-days.js';

const THERE = sql`orders.ticket_facts where not is_deleted`;
const MOST_CLIENTS = 10;

/** `GET /stats/tickets` [API-045, STAT-025..028]. */
@Injectable()
export class ReadTicketFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly days: StoreDays,
  ) {}

  async run(): Promise<TicketFiguresView> {
    const { rows } = await sql<TicketFiguresView>`
      select ${jsonRows(sql`select status as _id, sum(tickets)::int as count from stats.ticket_tally group by 1`)}
               as "statusBreakdown",
             ${this.days.trendOf(THERE)} as "dailyTickets",
             json_build_object(
               'avgResponseTime', (select round(sum(response_ms) / nullif(sum(answered), 0))::bigint
                                     from stats.ticket_tally),
               'minResponseTime', (select min(response_ms) from ${THERE}),
               'maxResponseTime', (select max(response_ms) from ${THERE})) as "responseTimeStats",
             ${jsonRows(this.topClients())} as "topClients"`.execute(this.em.getKysely<unknown>());
    const figures = rows[0] as TicketFiguresView;
    return { ...figures, statusBreakdown: everyOneOf(TICKET_STATUSES, figures.statusBreakdown) };
  }

  /** Clients of the trend's days; who has been deleted is nobody's client any more. */
  private topClients() {
    return sql<TicketFiguresView['topClients'][number]>`
      select u.id as _id, u.username, c.count
        from (select client_id, count(*)::int as count from ${THERE}
                 and created_at >= ${this.days.beginOfTrend} group by client_id) c
        join identity.user_facts u on u.id = c.client_id
       order by c.count desc, u.id limit ${MOST_CLIENTS}`;
  }
}
