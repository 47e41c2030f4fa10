import { Migration } from '@mikro-orm/migrations';

/** Tickets, their messages and their timelines. */
export class Orders001Tickets extends Migration {
  override up(): void {
    this.addSql('create schema if not exists orders');
    this.addSql('create sequence orders.ticket_number');
    this.addSql(`
      create table orders.ticket (
        id uuid primary key,
        number text not null unique,
        client_id uuid not null,
        subject text not null,
        order_type text not null check (order_type in ('rent', 'buy', 'repair', 'general', 'giftcard')),
        status text not null check (status in ('pending', 'in_progress', 'completed', 'cancelled')),
        priority text not null check (priority in ('high', 'medium', 'low')),
        assigned_admin_id uuid,
        reason text,
        item_kind text check (item_kind in ('account', 'giftCard')),
        item_id uuid,
        item_name text,
        item_platform text,
        item_amount numeric(12, 2),
        item_currency text,
        unread_by_client integer not null check (unread_by_client >= 0),
        unread_by_admin integer not null check (unread_by_admin >= 0),
        seen_by_client integer not null,
        seen_by_admin integer not null,
        message_count integer not null,
        waiting_since timestamptz(3),
        answered_at timestamptz(3),
        import_key text unique,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        closed_at timestamptz(3),
        deleted_at timestamptz(3),
        constraint ticket_item_whole check (
          num_nulls(item_kind, item_id, item_name, item_platform, item_amount, item_currency) in (0, 6)
        ),
        constraint ticket_closed_at check ((closed_at is null) = (status in ('pending', 'in_progress')))
      )`);
    this.addSql(`
      create unique index ticket_open_request on orders.ticket (client_id, item_kind, item_id)
      where item_id is not null and status in ('pending', 'in_progress') and deleted_at is null`);
    this.addSql(
      'create index ticket_newest on orders.ticket (created_at desc, id desc) where deleted_at is null',
    );
    this.addSql(`
      create index ticket_of_client on orders.ticket (client_id, created_at desc, id desc)
      where deleted_at is null`);
    this.addSql(`
      create index ticket_unread on orders.ticket (unread_by_admin)
      where unread_by_admin > 0 and deleted_at is null`);
    this.addSql(`
      create table orders.message (
        id uuid primary key,
        ticket_id uuid not null references orders.ticket (id),
        position integer not null,
        content text not null,
        type text not null check (type in ('text', 'image', 'file', 'system')),
        sender_id uuid,
        sender_side text check (sender_side in ('client', 'admin')),
        file_key text,
        file_name text,
        file_size integer,
        file_type text,
        created_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        constraint message_place unique (ticket_id, position),
        constraint message_sender check ((sender_id is null) = (sender_side is null))
      )`);
    this.addSql(`
      create table orders.timeline_entry (
        id uuid primary key,
        ticket_id uuid not null references orders.ticket (id),
        kind text not null,
        actor_id uuid,
        detail jsonb not null,
        at timestamptz(3) not null
      )`);
    this.addSql('create index timeline_entry_ticket on orders.timeline_entry (ticket_id, at, id)');
    this.addSql(`
      create function orders.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the timeline is only ever added to';
      end $$`);
    this.addSql(`
      create trigger timeline_append_only before update or delete or truncate on orders.timeline_entry
      for each statement execute function orders.refuse_change()`);
  }
}
