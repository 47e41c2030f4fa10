import { Migration } from '@mikro-orm/migrations';

/**
 * `settled_at` is the time at which a ticket was stored as closed, by the clock of the database. `closed_at` of an imported
 * ticket lies in the past, so a process that adds up closed tickets reads them by `settled_at` and misses none.
 */
export class Orders009Settled extends Migration {
  override up(): void {
    this.addSql('alter table orders.ticket add column settled_at timestamptz');
    this.addSql('update orders.ticket set settled_at = closed_at where closed_at is not null');
    this.addSql(`
      create function orders.settle() returns trigger language plpgsql as $$
      begin
        new.settled_at := case when new.closed_at is not null then clock_timestamp() end;
        return new;
      end $$`);
    this.addSql(`
      create trigger ticket_settle before insert or update of closed_at on orders.ticket
      for each row execute function orders.settle()`);
    this.addSql('create index ticket_settled on orders.ticket (settled_at)');
    this.addSql(
      `create index ticket_settled_deleted on orders.ticket (settled_at) where deleted_at is not null`,
    );
    this.addSql('drop index orders.ticket_sold');
    this.addSql(`
      create or replace view orders.ticket_facts as
        select id, number, subject, client_id, status, item_kind, created_at,
               (extract(epoch from answered_at - created_at) * 1000)::bigint as response_ms,
               deleted_at is not null as is_deleted, settled_at
          from orders.ticket`);
  }
}
