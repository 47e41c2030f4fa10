import { Migration } from '@mikro-orm/migrations';

/**
 * Which consumers of an event would do nothing with it, as its transaction found: nobody makes jobs for them. A release that
 * does not know the column leaves it empty, and tells all of them.
 */
export class UnheardEvents016 extends Migration {
  override up(): void {
    this.addSql(`alter table platform.outbox add column unheard text[] not null default '{}'`);
  }
}
