import { Migration } from '@mikro-orm/migrations';

/** The encrypted items of the vault, and the hashes and key to compare them without decrypting them. */
export class Fulfilment001Vault extends Migration {
  override up(): void {
    this.addSql('create schema if not exists fulfilment');
    // The last number that was given to an item of the listing; numbers of deleted items are not used again.
    this.addSql(`
      create table fulfilment.shelf (
        listing_kind text not null check (listing_kind in ('account', 'giftCard')),
        listing_id uuid not null,
        last_number integer not null,
        primary key (listing_id, listing_kind)
      )`);
    this.addSql(`
      create table fulfilment.item (
        id uuid primary key,
        listing_kind text not null check (listing_kind in ('account', 'giftCard')),
        listing_id uuid not null,
        number integer not null,
        state text not null check (state in ('free', 'held', 'delivered', 'faulty')),
        slot_kind text,
        slot_id uuid unique,
        ticket_id uuid,
        ticket_number text,
        equality bytea not null unique,
        content bytea not null,
        wrapped_key bytea not null,
        key_version text not null,
        created_at timestamptz(3) not null,
        unique (listing_id, listing_kind, number)
      )`);
    this.addSql(
      `create index item_free on fulfilment.item (listing_id, listing_kind, number) where state = 'free'`,
    );
    this.addSql(`create index item_held on fulfilment.item (ticket_id) where state = 'held'`);
    this.addSql('create index item_key_version on fulfilment.item (key_version, id)');
    // One row: the key of the hashes in item.equality, wrapped by a master key like the keys of items (ADR 40).
    this.addSql(`
      create table fulfilment.equality_key (
        id integer primary key check (id = 1),
        content bytea not null,
        wrapped_key bytea not null,
        key_version text not null
      )`);
  }
}
