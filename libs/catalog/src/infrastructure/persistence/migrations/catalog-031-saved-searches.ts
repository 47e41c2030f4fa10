import { Migration } from '@mikro-orm/migrations';

/**
 * Saved searches. The patterns by which texts are compared are stored with them, so that one statement compares a new
 * listing with all saved searches. Filters that the shelf treats as equal are stored only once per user.
 */
export class Catalog031SavedSearches extends Migration {
  override up(): void {
    this.addSql(`
      create table catalog.saved_search (
        id uuid primary key,
        user_id uuid not null,
        kind text not null,
        name text not null,
        q text,
        service text,
        console text,
        platform text,
        region text,
        in_stock boolean,
        created_at timestamptz(3) not null,
        pattern text generated always as (catalog.infix(q)) stored,
        region_pattern text
          generated always as ('%' || regexp_replace(region, '([\\\\%_])', '\\\\\\1', 'g') || '%') stored
      )`);
    this.addSql(`create unique index saved_search_filters on catalog.saved_search
      (user_id, kind, pattern, service, console, platform, lower(region), in_stock) nulls not distinct`);
    this.addSql(`create index saved_search_kind on catalog.saved_search (kind, service, platform)`);
  }
}
