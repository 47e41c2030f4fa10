import { Migration } from '@mikro-orm/migrations';

/** The deliveries of completed tickets, and their reveals. */
export class Fulfilment002Deliveries extends Migration {
  override up(): void {
    this.addSql(`
      create table fulfilment.delivery (
        id uuid primary key,
        ticket_id uuid not null unique,
        ticket_number text not null,
        client_id uuid not null,
        listing_kind text not null,
        listing_id uuid not null,
        rules_key text not null,
        item_id uuid,
        state text not null check (state in ('ready', 'revealed', 'expired')),
        acknowledgement jsonb,
        expires_at timestamptz(3),
        replacements jsonb not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(
      'create unique index delivery_item on fulfilment.delivery (item_id) where item_id is not null',
    );
    this.addSql(`create index delivery_running on fulfilment.delivery (expires_at) where state = 'revealed'`);
    this.addSql(`
      create table fulfilment.reveal (
        id uuid primary key,
        delivery_id uuid not null references fulfilment.delivery,
        side text not null check (side in ('client', 'admin')),
        person_id uuid not null,
        address text,
        session text,
        at timestamptz(3) not null
      )`);
    this.addSql('create index reveal_delivery on fulfilment.reveal (delivery_id, at, id)');
  }
}
