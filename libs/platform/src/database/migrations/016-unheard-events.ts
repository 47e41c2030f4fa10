import { Migration } from '@mikro-orm/migrations';

/**
 * The consumers of an event that would ignore it, as its transaction found: no jobs are created for them. A release that does
 * not know the column leaves it empty, so that all consumers get jobs.
 */
export class UnheardEvents016 extends Migration {
  override up(): void {
    this.addSql(`alter table platform.outbox add column unheard text[] not null default '{}'`);
  }
}
