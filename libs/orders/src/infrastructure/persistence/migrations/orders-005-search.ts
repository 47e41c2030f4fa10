import { Migration } from '@mikro-orm/migrations';

/** Indexes for the search box and for the filter by status. */
export class Orders005Search extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm with schema public');
    // A line for each part: a search text is one line, so it never matches across two parts.
    this.addSql(`
      alter table orders.ticket add column search text not null
      generated always as (number || E'\\n' || subject || E'\\n' || coalesce(item_name, '')) stored`);
    this.addSql(
      'create index ticket_search on orders.ticket using gin (search gin_trgm_ops) where deleted_at is null',
    );
    this.addSql(`
      create index ticket_of_status on orders.ticket (status, created_at desc, id desc)
      where deleted_at is null`);
  }
}
