import { Migration } from '@mikro-orm/migrations';

/**
 * Whether vault or rental ledger count the units of a listing, and its average rating. At first neither counts and
 * there is no rating.
 */
export class Catalog030Units extends Migration {
  override up(): void {
    for (const table of ['account', 'gift_card'])
      this.addSql(`alter table catalog.${table}
        add column has_vault boolean not null default false,
        add column has_ledger boolean not null default false,
        add column rating_average numeric(2, 1) check (rating_average between 1 and 5),
        add column rating_count integer check (rating_count > 0),
        add constraint ${table}_rated check ((rating_average is null) = (rating_count is null))`);
  }
}
