import { Migration } from '@mikro-orm/migrations';

/**
 * The trace of the call that wrote a row, for the job or the delivery that follows. A release without this column leaves it
 * empty.
 */
export class Traces015 extends Migration {
  override up(): void {
    this.addSql('alter table platform.outbox add column traceparent text');
    this.addSql('alter table platform.realtime_message add column traceparent text');
  }
}
