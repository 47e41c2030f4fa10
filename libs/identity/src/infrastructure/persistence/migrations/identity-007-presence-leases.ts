import { Migration } from '@mikro-orm/migrations';

/**
 * Replaces the leases of sockets by one lease for each process. Sockets of processes without a lease count as closed, and the
 * next sweep removes them.
 */
export class Identity007PresenceLeases extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.presence_process (
        id uuid primary key,
        lease_until timestamptz not null
      )`);
    this.addSql('drop index identity.presence_sockets_lease');
    this.addSql('alter table identity.presence_sockets drop column lease_until');
    this.addSql(
      'create index presence_sockets_left on identity.presence_sockets (left_at) where left_at is not null',
    );
    this.addSql('create index presence_changed on identity.presence (last_seen)');
  }
}
