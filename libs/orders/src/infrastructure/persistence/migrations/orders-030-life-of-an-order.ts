import { Migration } from '@mikro-orm/migrations';

/**
 * Columns for the states of payment, delivery and rental of an order, the unit that is held for it, and the rental
 * that it prolongs.
 */
export class Orders030LifeOfAnOrder extends Migration {
  override up(): void {
    this.addSql(`
      alter table orders.ticket
        add column payment text not null default 'none'
          check (payment in ('none', 'awaiting', 'submitted', 'accepted', 'rejected')),
        add column delivery text check (delivery in ('ready', 'revealed', 'expired')),
        add column renewal_term_id uuid,
        add column renewal_code_name text,
        add column renewal_amount numeric(12, 2),
        add column renewal_currency text,
        add column renewal_months integer,
        add column term_id uuid,
        add column term_ends_at timestamptz(3),
        add column hold_minutes integer,
        add column hold_expires_at timestamptz(3),
        add column rated boolean not null default false,
        add constraint ticket_renewal_whole check (
          num_nulls(renewal_term_id, renewal_code_name, renewal_amount, renewal_currency, renewal_months) in (0, 5)
        ),
        add constraint ticket_hold_whole check ((hold_minutes is null) = (hold_expires_at is null)),
        add constraint ticket_hold_open check (
          hold_minutes is null or (item_id is not null and closed_at is null and deleted_at is null)
        )`);
    this.addSql(`
      create unique index ticket_open_renewal on orders.ticket (renewal_term_id)
      where renewal_term_id is not null and status in ('pending', 'in_progress') and deleted_at is null`);
    this.addSql(
      'create index ticket_held on orders.ticket (hold_expires_at) where hold_expires_at is not null',
    );
  }
}
