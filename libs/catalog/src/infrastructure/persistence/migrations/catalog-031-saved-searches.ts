import { Migration } from '@mikro-orm/migrations';

/**
 * The filters that people keep. What a text is compared by is kept with it, so that a new listing is compared with all of them by
 * one statement; filters that the shelf holds to be the same are there once for a person.
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
