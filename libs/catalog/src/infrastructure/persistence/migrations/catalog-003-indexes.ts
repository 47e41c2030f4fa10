import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for the order, search, filters and counts of the lists. They include the stock, so that counting reads no
 * listing, and leave out deleted listings.
 */
export class Catalog003Indexes extends Migration {
  override up(): void {
    for (const table of ['account', 'gift_card']) {
      this.addSql(`create index ${table}_shelf on catalog.${table} (created_at desc, id desc)
        where deleted_at is null`);
      this.addSql(`create index ${table}_search on catalog.${table} using gin (search public.gin_trgm_ops)
        where deleted_at is null`);
      this.addSql(`create index ${table}_images on catalog.${table} using gin (images)`);
    }
    this.addSql(`create index account_facets on catalog.account (service, console) include (available)
      where deleted_at is null`);
    this.addSql(`create index account_services on catalog.account (service, created_at desc, id desc)
      where deleted_at is null`);
    this.addSql(`create index gift_card_platforms on catalog.gift_card (platform, created_at desc, id desc)
      where deleted_at is null`);
    this.addSql(`create index gift_card_regions on catalog.gift_card using gin (region public.gin_trgm_ops)
      where deleted_at is null`);
  }
}
