import { Migration } from '@mikro-orm/migrations';

/**
 * The columns by which the tables of the back office can be sorted. The id is added to each index, so that the order
 * is total.
 */
const SORTED_BY: Record<'account' | 'gift_card', Record<string, string>> = {
  account: {
    names: 'lower(code_name)',
    prices: 'price_currency, price_amount',
    consoles: 'console',
    services: 'service',
    durations: 'duration',
    stock: 'available',
  },
  gift_card: {
    names: 'lower(name)',
    prices: 'price_currency, price_amount',
    values: 'value_currency, value_amount',
    platforms: 'platform',
    regions: 'lower(region)',
    stock: 'available',
  },
};

/** Indexes with which a sorted page is a scan from the cursor on, forwards or backwards. */
export class Catalog008Sorting extends Migration {
  override up(): void {
    for (const [table, indexes] of Object.entries(SORTED_BY))
      for (const [name, columns] of Object.entries(indexes))
        this.addSql(`create index ${table}_by_${name} on catalog.${table} (${columns}, id)
          where deleted_at is null`);
  }
}
