import { Migration } from '@mikro-orm/migrations';

/** Creates the browsers with which users have signed in, identified by the hash of their cookie (trust.md, section 4). */
export class Identity014Devices extends Migration {
  override up(): void {
    this.addSql(`create table identity.devices (
      user_id uuid not null references identity.users (id) on delete cascade,
      hash bytea not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (user_id, hash))`);
    this.addSql(`create index devices_by_hash on identity.devices (hash)`);
    this.addSql(`create index devices_by_last_use on identity.devices (last_seen_at)`);
  }
}
