import { Migration } from '@mikro-orm/migrations';

/** The tables of the two kinds of listings. Times have millisecond precision, like the cursors of their lists. */
export class Catalog002Listings extends Migration {
  override up(): void {
    this.addSql(`
      create table catalog.account (
        id uuid primary key,
        code_name text not null,
        console text not null,
        service text not null,
        games text[] not null,
        price_amount numeric(10, 2) not null check (price_amount >= 0),
        price_currency text not null,
        duration integer not null check (duration >= 1),
        available integer not null check (available >= 0),
        description text,
        images text[] not null default '{}',
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        search text not null
          generated always as (catalog.search_text(variadic array[code_name, description] || games)) stored
      )`);
    this.addSql(`
      create table catalog.gift_card (
        id uuid primary key,
        name text not null,
        platform text not null,
        region text not null,
        value_amount numeric(10, 2) not null check (value_amount >= 0),
        value_currency text not null,
        price_amount numeric(10, 2) not null check (price_amount >= 0),
        price_currency text not null,
        description text,
        redemption_instructions text not null,
        available integer not null check (available >= 0),
        images text[] not null default '{}',
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        search text not null
          generated always as (catalog.search_text(variadic array[name, description])) stored
      )`);
  }
}
