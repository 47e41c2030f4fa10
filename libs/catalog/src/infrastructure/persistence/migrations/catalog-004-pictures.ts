import { Migration } from '@mikro-orm/migrations';

/** Pictures by the digest of their bytes, and when each user last viewed the accounts and the gift cards. */
export class Catalog004Pictures extends Migration {
  override up(): void {
    this.addSql(`
      create table catalog.picture (
        id text primary key,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        widths integer[] not null,
        color text,
        blur text,
        is_ready boolean not null generated always as (color is not null and blur is not null) stored,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create table catalog.viewed (
        user_id uuid not null,
        kind text not null check (kind in ('account', 'giftCard')),
        viewed_at timestamptz(3) not null,
        primary key (user_id, kind)
      )`);
  }
}
