import { Migration } from '@mikro-orm/migrations';

/**
 * The sums of closed tickets, each added once, and a view that corrects them by later changes: it adds tickets that
 * were not rolled up yet and subtracts rolled-up tickets that have been deleted. The view is correct at any moment,
 * however old the last roll-up is.
 */
export class Stats001SettledTickets extends Migration {
  override up(): void {
    this.addSql('create schema if not exists stats');
    this.addSql(`
      create table stats.settled_tickets (
        status text not null,
        item_kind text not null,
        tickets bigint not null,
        answered bigint not null,
        response_ms numeric not null,
        primary key (status, item_kind)
      )`);
    this.addSql('create table stats.settled_until (until timestamptz not null)');
    this.addSql("insert into stats.settled_until values ('-infinity')");
    this.addSql(`
      create view stats.ticket_tally as
        select status, item_kind, tickets, tickets as closed, answered, response_ms from stats.settled_tickets
        union all
        select status, coalesce(item_kind, ''), (not is_deleted)::int, (settled_at is not null)::int,
               (not is_deleted and response_ms is not null)::int,
               case when is_deleted then 0 else coalesce(response_ms, 0) end
          from orders.ticket_facts
         where settled_at is null or settled_at > (select until from stats.settled_until)
        union all
        select status, coalesce(item_kind, ''), -1, 0, -(response_ms is not null)::int, -coalesce(response_ms, 0)
          from orders.ticket_facts
         where is_deleted and settled_at <= (select until from stats.settled_until)`);
  }
}
