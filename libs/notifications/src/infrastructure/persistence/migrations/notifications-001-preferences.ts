import { Migration } from '@mikro-orm/migrations';

/**
 * Notification preferences. `kinds` holds the differences from the defaults; without a row all defaults apply.
 * Identity stores the language.
 */
export class Notifications001Preferences extends Migration {
  override up(): void {
    this.addSql('create schema if not exists notifications');
    this.addSql(`
      create table notifications.preferences (
        user_id uuid primary key,
        kinds jsonb not null default '{}',
        hide_content boolean not null default true,
        quiet_enabled boolean not null default false,
        quiet_from time(0) not null default '22:00',
        quiet_to time(0) not null default '07:00',
        time_zone text,
        check (quiet_from <> quiet_to)
      )`);
  }
}
