import { Migration } from '@mikro-orm/migrations';

/** Creates exports of clients' own data. At most one export of a user is pending (trust.md, section 7). */
export class Identity015DataExports extends Migration {
  override up(): void {
    this.addSql(`create table identity.data_exports (
      id uuid primary key,
      user_id uuid not null references identity.users,
      status text not null check (status in ('pending', 'ready', 'failed', 'expired')),
      requested_at timestamptz not null,
      ready_at timestamptz,
      expires_at timestamptz,
      size bigint,
      check ((status in ('ready', 'expired')) = (ready_at is not null and expires_at is not null))
    )`);
    this.addSql('create index data_export_of_user on identity.data_exports (user_id, requested_at desc)');
    this.addSql(`create unique index data_export_pending on identity.data_exports (user_id)
      where status = 'pending'`);
    this.addSql(`create index data_export_expiry on identity.data_exports (expires_at)
      where status = 'ready'`);
  }
}
