import { Migration } from '@mikro-orm/migrations';

/** Mutes, slow mode and reports, and the functions that every new message calls. */
export class Chat021Moderation extends Migration {
  override up(): void {
    this.addSql(`
      alter table chat.public_chat add column slow_mode_seconds smallint not null default 0
        check (slow_mode_seconds between 0 and 60)`);
    this.addSql(`
      create table chat.mute (
        user_id uuid primary key,
        until timestamptz(3),
        by_id uuid not null,
        at timestamptz(3) not null
      )`);
    this.addSql('create index mute_at on chat.mute (at, user_id)');
    this.addSql(`
      create table chat.report (
        id uuid primary key,
        message_id uuid not null unique references chat.message (id),
        status text not null check (status in ('open', 'closed')),
        outcome text check (outcome in ('dismissed', 'deleted')),
        first_at timestamptz(3) not null,
        last_at timestamptz(3) not null,
        constraint report_closed_whole check ((status = 'closed') = (outcome is not null))
      )`);
    this.addSql('create index report_last on chat.report (status, last_at, id)');
    this.addSql(`
      create table chat.report_reason (
        report_id uuid not null references chat.report (id),
        reporter_id uuid not null,
        reason text not null check (reason in ('spam', 'insult', 'scam', 'other')),
        at timestamptz(3) not null,
        primary key (report_id, reporter_id)
      )`);
    // Index for the last message of a sender, for slow mode.
    this.addSql('create index message_sender on chat.message (sender_id, position)');
    this.writerStanding();
  }

  /**
   * Functions that read whether a user may write. The second one takes the chat's lock first and then reads in a
   * separate statement, which sees the commits of former lock holders. Both happen in one round trip.
   */
  private writerStanding(): void {
    const columns = `message_count integer, slow_mode_seconds smallint, is_muted boolean,
      muted_until timestamptz, last_written_at timestamptz`;
    this.addSql(`
      create function chat.writer_standing(writer uuid) returns table (${columns})
      language sql stable as $$
        select c.message_count, c.slow_mode_seconds, m.user_id is not null, m.until,
          case when c.slow_mode_seconds > 0 then (
            select w.created_at from chat.message w
            where w.sender_id = writer order by w.position desc limit 1
          ) end
        from chat.public_chat c left join chat.mute m on m.user_id = writer
        where c.id = 1
      $$`);
    this.addSql(`
      create function chat.lock_for_writer(writer uuid) returns table (${columns})
      language plpgsql as $$
      begin
        perform 1 from chat.public_chat c where c.id = 1 for update;
        return query select * from chat.writer_standing(writer);
      end $$`);
  }
}
