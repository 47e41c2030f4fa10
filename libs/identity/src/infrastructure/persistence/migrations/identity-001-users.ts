import { Migration } from '@mikro-orm/migrations';

/** Creates users, their sessions and the tokens of mailed links. */
export class Identity001Users extends Migration {
  override up(): void {
    this.addSql('create schema if not exists identity');
    this.addSql(`
      create table identity.users (
        id uuid primary key,
        username text,
        email text,
        phone text,
        address text,
        role text not null check (role in ('admin', 'client')),
        is_active boolean not null,
        email_verified boolean not null,
        password_hash text,
        google_id text,
        picture_key text,
        language text not null check (language in ('en', 'ar')),
        created_at timestamptz not null,
        deleted_at timestamptz,
        constraint users_named check (deleted_at is not null or (username is not null and email is not null)),
        constraint users_forgotten check (deleted_at is null or (username is null and email is null))
      )`);
    this.addSql('create unique index users_username on identity.users (lower(username))');
    this.addSql('create unique index users_email on identity.users (lower(email))');
    this.addSql('create unique index users_google_id on identity.users (google_id)');
    this.addSql(
      'create index users_newest on identity.users (created_at desc, id desc) where deleted_at is null',
    );
    this.addSql("create index users_admins on identity.users (id) where role = 'admin'");
    this.addSql(`
      create table identity.sessions (
        id uuid primary key,
        user_id uuid not null references identity.users (id),
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text check (end_reason in ('logout', 'replaced', 'deactivated', 'deleted', 'password')),
        constraint sessions_end check ((ended_at is null) = (end_reason is null))
      )`);
    this.addSql('create index sessions_open on identity.sessions (user_id) where ended_at is null');
    this.addSql('create index sessions_expiry on identity.sessions (expires_at)');
    this.addSql(`
      create table identity.one_time_tokens (
        hash bytea primary key,
        user_id uuid not null references identity.users (id),
        purpose text not null check (purpose in ('verify-email', 'reset-password')),
        email text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql('create index one_time_tokens_user on identity.one_time_tokens (user_id, purpose)');
    this.addSql('create index one_time_tokens_expiry on identity.one_time_tokens (expires_at)');
  }
}
