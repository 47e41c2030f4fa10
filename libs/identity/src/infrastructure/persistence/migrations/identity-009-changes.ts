import { Migration } from '@mikro-orm/migrations';

const differ = (columns: readonly string[]) =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

/** Records the users whose sessions or permissions change, for the processes that keep verified sessions in memory. */
export class Identity009Changes extends Migration {
  override up(): void {
    this.addSql(`create function identity.note_user() returns trigger language plpgsql as $$
      begin
        perform platform.note_change('identity.user', to_jsonb(old) ->> tg_argv[0]);
        return null;
      end $$`);
    this.onUpdate('users', 'id', ['username', 'role', 'is_active', 'email_verified', 'google_id']);
    // `last_used_at` is not observed, as it can only prolong a session.
    this.onUpdate('sessions', 'user_id', ['user_id', 'expires_at', 'ended_at', 'end_reason']);
    // Expired sessions, which the clean-up deletes, are not observed: no process accepts them.
    this.addSql(`create trigger note_deleted_session after delete on identity.sessions for each row
      when (old.ended_at is null and old.expires_at > now()) execute function identity.note_user('user_id')`);
  }

  private onUpdate(table: string, userId: string, columns: readonly string[]): void {
    this.addSql(`create trigger note_changed_${table} after update on identity.${table} for each row
      when (${differ(columns)}) execute function identity.note_user('${userId}')`);
  }
}
