import { Migration } from '@mikro-orm/migrations';

/** Creates passkeys, and WebAuthn options that wait for a browser's answer (trust.md, section 2). */
export class Identity012Passkeys extends Migration {
  override up(): void {
    this.addSql(`create table identity.passkeys (
      id uuid primary key,
      user_id uuid not null references identity.users (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz)`);
    this.addSql(`create index passkeys_of_user on identity.passkeys (user_id)`);
    this.addSql(`create table identity.webauthn_options (
      challenge_hash bytea primary key,
      purpose text not null,
      user_id uuid references identity.users (id) on delete cascade,
      expires_at timestamptz not null)`);
    this.addSql(`create index webauthn_options_of_user on identity.webauthn_options (user_id)`);
    this.addSql(`create index webauthn_options_expiring on identity.webauthn_options (expires_at)`);
  }
}
