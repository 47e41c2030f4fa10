import { Migration } from '@mikro-orm/migrations';

/**
 * Which consumers the serving releases have, as one that relays an event may not have all of them, and what was left in queues
 * by a release that did not know it. The outbox wakes the relay
 * only when it has got a row, as an event may turn out to be heard by nobody.
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
