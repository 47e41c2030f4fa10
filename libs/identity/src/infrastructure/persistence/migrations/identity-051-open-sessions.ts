import { Migration } from '@mikro-orm/migrations';

/** Creates the view of open sessions, for data of other contexts that lives only as long as its session [POC-034]. */
export class Identity051OpenSessions extends Migration {
  override up(): void {
    this.addSql(`
      create view identity.open_session as
      select s.id, s.user_id, u.role, s.created_at, s.last_used_at, s.expires_at
        from identity.sessions s join identity.users u on u.id = s.user_id
       where s.ended_at is null and u.is_active and u.deleted_at is null`);
  }
}
