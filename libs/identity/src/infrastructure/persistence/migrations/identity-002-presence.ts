import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the presence of users across processes, and the view from which other contexts read users. There are no foreign keys,
 * so that a connecting socket does not wait for a lock on the user's row.
 */
export class Identity002Presence extends Migration {
  override up(): void {
    this.addSql(`
      create table identity.presence (
        user_id uuid primary key,
        is_online boolean not null default false,
        last_seen timestamptz
      )`);
    this.addSql('create index presence_online on identity.presence (user_id) where is_online');
    this.addSql(`
      create table identity.presence_sockets (
        socket_id text primary key,
        user_id uuid not null,
        session_id uuid not null,
        process_id uuid not null,
        lease_until timestamptz not null,
        left_at timestamptz
      )`);
    this.addSql('create index presence_sockets_user on identity.presence_sockets (user_id)');
    this.addSql('create index presence_sockets_process on identity.presence_sockets (process_id)');
    this.addSql('create index presence_sockets_lease on identity.presence_sockets (lease_until)');
    this.addSql(`
      create view identity.public_user as
      select u.id,
             coalesce(u.username, '[Deleted]') as username,
             u.role,
             '/uploads/' || u.picture_key as profile_picture,
             coalesce(p.is_online, false) as is_online,
             u.deleted_at is not null as is_deleted
      from identity.users u
      left join identity.presence p on p.user_id = u.id`);
  }
}
