import { Migration } from '@mikro-orm/migrations';

/** The view from which orders reads the fields of one listing that an order needs; deleted listings are left out. */
export class Catalog040OrderableItems extends Migration {
  override up(): void {
    this.addSql(`
      create view catalog.orderable_item as
      select 'account' as kind, id, code_name as name, console as platform, price_amount::float8 as amount,
             price_currency as currency, available
        from catalog.account where deleted_at is null
      union all
      select 'giftCard', id, name, platform, price_amount::float8, price_currency, available
        from catalog.gift_card where deleted_at is null`);
  }
}
