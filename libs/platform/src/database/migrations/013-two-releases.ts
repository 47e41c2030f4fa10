import { Migration } from '@mikro-orm/migrations';

/**
 * Records the consumers of all running releases, as the release that relays an event may not have all of them, and the kinds of
 * jobs that a release left in queues because it does not know them. The outbox wakes the relay only if a row was inserted, as
 * an event may have no consumer.
 */
export class TwoReleases013 extends Migration {
  override up(): void {
    this.addSql(`create table platform.event_consumer (
      topic text not null,
      consumer text not null,
      seen_at timestamptz not null default now(),
      primary key (topic, consumer)
    )`);
    this.addSql(`create table platform.left_work (
      queue text not null,
      purpose text not null,
      left_at timestamptz not null default now(),
      primary key (queue, purpose)
    )`);
    this.addSql(`create function platform.wake_relay_of_rows() returns trigger language plpgsql as $$
      begin
        if exists (select from written) then perform pg_notify('manette_outbox', ''); end if;
        return null;
      end $$`);
    this.addSql('drop trigger outbox_wake on platform.outbox');
    this.addSql(`create trigger outbox_wake after insert on platform.outbox referencing new table as written
      for each statement execute function platform.wake_relay_of_rows()`);
  }
}
