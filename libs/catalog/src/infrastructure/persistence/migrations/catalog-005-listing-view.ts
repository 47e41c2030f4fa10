import { Migration } from '@mikro-orm/migrations';

/** The view of the catalogue that other contexts may read: both kinds in one shape, deleted listings included. */
export class Catalog005ListingView extends Migration {
  override up(): void {
    this.addSql(`
      create view catalog.listing as
        select 'account' as kind, id, code_name as name, console as platform, service, null as region,
               price_amount, price_currency, null::numeric(10, 2) as value_amount, null as value_currency,
               available, created_at, deleted_at is not null as is_deleted
          from catalog.account
        union all
        select 'giftCard', id, name, platform, null, region,
               price_amount, price_currency, value_amount, value_currency,
               available, created_at, deleted_at is not null
          from catalog.gift_card`);
  }
}
