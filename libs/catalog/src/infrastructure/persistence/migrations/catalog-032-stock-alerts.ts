import { Migration } from '@mikro-orm/migrations';

/**
 * The clients who wait for a listing without stock, in the order of their alerts, and for each listing that is back
 * the stock of the last notification and the time of the next turn.
 */
export class Catalog032StockAlerts extends Migration {
  override up(): void {
    this.addSql(`
      create table catalog.stock_alert (
        place bigint generated always as identity primary key,
        user_id uuid not null,
        kind text not null,
        listing_id uuid not null,
        created_at timestamptz(3) not null,
        unique (user_id, listing_id)
      )`);
    this.addSql(`create index stock_alert_listing on catalog.stock_alert (listing_id, place)`);
    this.addSql(`
      create table catalog.stock_turn (
        listing_id uuid primary key,
        kind text not null,
        units integer not null check (units > 0),
        next_at timestamptz(3) not null
      )`);
    this.addSql(`create index stock_turn_next on catalog.stock_turn (next_at)`);
  }
}
