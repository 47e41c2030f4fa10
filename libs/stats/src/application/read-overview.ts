import type { OverviewView } from '@manette/contracts/stats';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { StoreDays } from './store-days.js';

/** `GET /stats/overview`: the dashboard's cards [API-044, STAT-017..024]. */
@Injectable()
export class ReadOverview {
  constructor(
    private readonly em: EntityManager,
    private readonly days: StoreDays,
  ) {}

  async run(): Promise<OverviewView> {
    const { rows } = await sql<OverviewView>`
      select (select count(*)::int from identity.user_facts) as "totalUsers",
             (select count(*)::int from orders.ticket_facts
               where status in ('pending', 'in_progress') and not is_deleted) as "activeTickets",
             account.total as "totalAccounts", account.available as "availableAccounts",
             sold.accounts as "soldAccounts",
             card.total as "totalGiftCards", card.available as "availableGiftCards",
             sold.cards as "soldGiftCards",
             (select count(*)::int from orders.message_facts
               where created_at >= ${this.days.beginOf('day')}) as "todayMessages",
             (select count(*)::int from orders.ticket_facts
               where created_at >= ${this.days.beginOf('week')} and not is_deleted) as "thisWeekTickets"
        from (select count(*)::int as total, count(*) filter (where available > 0)::int as available
                from catalog.listing where kind = 'account' and not is_deleted) account,
             (select count(*)::int as total, count(*) filter (where available > 0)::int as available
                from catalog.listing where kind = 'giftCard' and not is_deleted) card,
             (select count(*) filter (where item_kind = 'account')::int as accounts,
                     count(*) filter (where item_kind = 'giftCard')::int as cards
                from orders.ticket_facts where status = 'completed' and item_kind is not null) sold
      `.execute(this.em.getKysely<unknown>());
    return rows[0] as OverviewView;
  }
}
