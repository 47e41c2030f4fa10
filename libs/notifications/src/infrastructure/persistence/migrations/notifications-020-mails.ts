import { Migration } from '@mikro-orm/migrations';

/**
 * Tables for notification mails: when a user got the last mail of a kind, which messages a digest has counted, and
 * which matches of saved searches wait for the next mail.
 */
export class Notifications020Mails extends Migration {
  override up(): void {
    this.addSql(`
      create table notifications.mail_turn (
        user_id uuid not null,
        kind text not null,
        sent_at timestamptz(3),
        primary key (user_id, kind)
      )`);
    this.addSql(`
      create table notifications.told_message (
        message_id uuid primary key,
        told_at timestamptz(3) not null
      )`);
    this.addSql('create index told_message_age on notifications.told_message (told_at)');
    this.addSql(`
      create table notifications.search_match (
        user_id uuid not null,
        search_id uuid not null,
        name text not null,
        path text not null,
        listing_kind text not null check (listing_kind in ('account', 'giftCard')),
        listing_id uuid not null,
        listing_name text not null,
        matched_at timestamptz(3) not null,
        primary key (user_id, search_id, listing_id)
      )`);
  }
}
