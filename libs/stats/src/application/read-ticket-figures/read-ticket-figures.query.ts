import { TICKET_STATUSES } from '@manette/contracts/orders';
import type { TicketFiguresView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { withZeroCounts } from '../figures/with-zero-counts.js';
import { jsonRows } from '../figures/json-rows.js';
import { StoreCalendar } from '../figures/store-calendar.js';

const TICKETS = sql`orders.ticket_facts where not is_deleted`;
const MAX_CLIENTS = 10;

/** `GET /stats/tickets` [API-045, STAT-025..028]. */
export class ReadTicketFigures extends Query<TicketFiguresView> {}

@QueryHandler(ReadTicketFigures)
export class ReadTicketFiguresHandler implements IQueryHandler<ReadTicketFigures> {
  constructor(
    private readonly em: EntityManager,
    private readonly calendar: StoreCalendar,
  ) {}

  async execute(): Promise<TicketFiguresView> {
    const { rows } = await sql<TicketFiguresView>`
      with tally as materialized (
        select status, sum(tickets) as tickets, sum(response_ms) as response_ms, sum(answered) as answered
          from stats.ticket_tally group by 1)
      select ${jsonRows(sql`select status as _id, tickets::int as count from tally`)}
               as "statusBreakdown",
             ${this.calendar.dailyCounts(TICKETS)} as "dailyTickets",
             json_build_object(
               'avgResponseTime', (select round(sum(response_ms) / nullif(sum(answered), 0))::bigint from tally),
               'minResponseTime', (select min(response_ms) from ${TICKETS}),
               'maxResponseTime', (select max(response_ms) from ${TICKETS})) as "responseTimeStats",
             ${jsonRows(this.topClients())} as "topClients"`.execute(this.em.getKysely<unknown>());
    const figures = rows[0] as TicketFiguresView;
    return { ...figures, statusBreakdown: withZeroCounts(TICKET_STATUSES, figures.statusBreakdown) };
  }

  /** Selects the clients with the most tickets in the days of the trend, without deleted users. */
  private topClients() {
    return sql<TicketFiguresView['topClients'][number]>`
      select u.id as _id, u.username, c.count
        from (select client_id, count(*)::int as count from ${TICKETS}
                 and created_at >= ${this.calendar.startOfTrend} group by client_id) c
        join identity.user_facts u on u.id = c.client_id
       order by c.count desc, u.id limit ${MAX_CLIENTS}`;
  }
}
