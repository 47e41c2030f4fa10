import { Migration } from '@mikro-orm/migrations';

const END_REASONS = [
  'logout',
  'replaced',
  'deactivated',
  'deleted',
  'password',
  'demoted',
  'ended',
  'second-step',
];

/** Creates authenticator apps, recovery codes, and sign-ins that wait for their second step (trust.md, section 2). */
export class Identity011SecondStep extends Migration {
  override up(): void {
    this.addSql(`create table identity.totp (
      user_id uuid primary key references identity.users (id) on delete cascade,
      secret bytea not null,
      kid text,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint)`);
    this.addSql(`create table identity.recovery_codes (
      user_id uuid not null references identity.users (id) on delete cascade,
      hash bytea not null,
      used_at timestamptz,
      primary key (user_id, hash))`);
    this.addSql(`create table identity.sign_in_challenges (
      hash bytea primary key,
      user_id uuid not null references identity.users (id) on delete cascade,
      method text not null,
      password_digest bytea not null,
      expires_at timestamptz not null,
      tries integer not null,
      ended_at timestamptz)`);
    this.addSql(`create index sign_in_challenges_of_user on identity.sign_in_challenges (user_id)`);
    this.addSql(`create index sign_in_challenges_expiring on identity.sign_in_challenges (expires_at)`);
    this.addSql(`alter table identity.sessions drop constraint sessions_end_reason_check`);
    this.addSql(`alter table identity.sessions add constraint sessions_end_reason_check
      check (end_reason in (${END_REASONS.map((reason) => `'${reason}'`).join(', ')}))`);
  }
}
