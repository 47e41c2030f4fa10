import { Migration } from '@mikro-orm/migrations';

/** The view by which orders reads whether payments can be shown at all: one row. */
export class Payments002Offer extends Migration {
  override up(): void {
    this.addSql(`
      create view payments.offer as
      select exists (select from payments.method where active) as has_method`);
  }
}
