import { Migration } from '@mikro-orm/migrations';

/** The view from which orders reads whether any payment method is active; it has one row. */
export class Payments002Offer extends Migration {
  override up(): void {
    this.addSql(`
      create view payments.offer as
      select exists (select from payments.method where active) as has_method`);
  }
}
