import { Migration } from '@mikro-orm/migrations';

/** The shop settings: a check on the key allows only one row. Without the row the defaults apply. */
export class Orders031ShopSettings extends Migration {
  override up(): void {
    this.addSql(`
      create table orders.shop_settings (
        single boolean primary key default true check (single),
        require_payment_proof boolean not null,
        auto_payment_card boolean not null,
        reveal_hours integer not null check (reveal_hours between 1 and 720),
        show_queue boolean not null,
        receipt_name text not null,
        receipt_details text not null
      )`);
  }
}
