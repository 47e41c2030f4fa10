import { Migration } from '@mikro-orm/migrations';

/**
 * Transactions get the ids of their realtime messages one after the other, so that ids are in the order of the commits.
 * Transaction ids are not in this order, since PostgreSQL may give one to a transaction that still waits for a lock.
 */
export class Turns005 extends Migration {
  override up(): void {
    this.addSql(`create function platform.take_turn() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(7265504); return null; end $$`);
    this.addSql(`create trigger realtime_turn before insert on platform.realtime_message
      for each statement execute function platform.take_turn()`);
    this.addSql('alter table platform.realtime_message drop column transaction_id, add primary key (id)');
  }
}
