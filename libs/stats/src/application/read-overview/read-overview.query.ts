import type { OverviewView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql, type RawBuilder } from 'kysely';
import { StoreCalendar } from '../figures/store-calendar.js';

const total = (column: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)::int`;

/** `GET /stats/overview`: the dashboard's cards [API-044, STAT-017..024]. */
export class ReadOverview extends Query<OverviewView> {}

@QueryHandler(ReadOverview)
export class ReadOverviewHandler implements IQueryHandler<ReadOverview> {
  constructor(
    private readonly em: EntityManager,
    private readonly calendar: StoreCalendar,
  ) {}

  async execute(): Promise<OverviewView> {
    const { rows } = await sql<OverviewView>`
      select (select count(*)::int from identity.user_facts) as "totalUsers",
             tally.active as "activeTickets",
             account.total as "totalAccounts", account.available as "availableAccounts",
             tally.sold_accounts as "soldAccounts",
             card.total as "totalGiftCards", card.available as "availableGiftCards",
             tally.sold_cards as "soldGiftCards",
             (select count(*)::int from orders.message_facts where created_at >= ${this.calendar.startOf('day')})
               + (select count(*)::int from chat.message_facts where created_at >= ${this.calendar.startOf('day')})
               as "todayMessages",
             (select count(*)::int from orders.ticket_facts
               where created_at >= ${this.calendar.startOf('week')} and not is_deleted) as "thisWeekTickets"
        from (select count(*)::int as total, count(*) filter (where available > 0)::int as available
                from catalog.listing where kind = 'account' and not is_deleted) account,
             (select count(*)::int as total, count(*) filter (where available > 0)::int as available
                from catalog.listing where kind = 'giftCard' and not is_deleted) card,
             (select ${total(sql`tickets`, sql`status in ('pending', 'in_progress')`)} as active,
                     ${total(sql`closed`, sql`status = 'completed' and item_kind = 'account'`)} as sold_accounts,
                     ${total(sql`closed`, sql`status = 'completed' and item_kind = 'giftCard'`)} as sold_cards
                from stats.ticket_tally) tally
      `.execute(this.em.getKysely<unknown>());
    return rows[0] as OverviewView;
  }
}
