import { Migration } from '@mikro-orm/migrations';

/**
 * Devices, users with a visible page, notices to decide about, and pushes to send. PageVisibility counts only under the lease
 * of a process, so that the entries of a killed process stop counting [POC-051].
 */
export class Notifications010Push extends Migration {
  override up(): void {
    this.addSql(`
      create table notifications.device (
        id uuid primary key,
        user_id uuid not null,
        session_id uuid not null,
        endpoint text not null unique,
        p256dh text not null,
        auth text not null,
        language text not null check (language in ('en', 'ar')),
        name text not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        refusals integer not null default 0
      )`);
    this.addSql('create index device_user on notifications.device (user_id, created_at)');
    this.addSql('create index device_session on notifications.device (session_id)');
    this.addSql(
      'create table notifications.sight_process (id uuid primary key, lease_until timestamptz not null)',
    );
    this.addSql(`
      create table notifications.sight (
        socket_id text primary key,
        user_id uuid not null,
        process_id uuid not null
      )`);
    this.addSql('create index sight_user on notifications.sight (user_id)');
    this.addSql('create index sight_process_of on notifications.sight (process_id)');
    this.addSql(
      'create table notifications.last_sight (user_id uuid primary key, at timestamptz(3) not null)',
    );
    this.addSql(`
      create table notifications.notice (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        kind text not null,
        tag text not null,
        facts jsonb not null,
        items jsonb not null,
        due_at timestamptz(3) not null,
        is_shown boolean not null default false,
        unique (user_id, tag)
      )`);
    this.addSql('create index notice_due on notifications.notice (due_at)');
    this.addSql(`
      create table notifications.told (
        user_id uuid not null,
        tag text not null,
        at timestamptz(3) not null,
        primary key (user_id, tag)
      )`);
    this.addSql(`
      create table notifications.push (
        id uuid primary key default gen_random_uuid(),
        device_id uuid not null references notifications.device (id) on delete cascade,
        user_id uuid not null,
        kind text not null,
        tag text not null,
        facts jsonb not null,
        items jsonb not null,
        attempts integer not null default 0,
        due_at timestamptz(3) not null,
        held_until timestamptz(3),
        leased_until timestamptz,
        unique (device_id, tag)
      )`);
    this.addSql('create index push_due on notifications.push (due_at)');
  }
}
