import { Migration } from '@mikro-orm/migrations';

/**
 * Stores how each session was signed in, when its user last proved their identity, and whether a user has a second step
 * (trust.md, sections 2 and 3).
 */
export class Identity010Proofs extends Migration {
  override up(): void {
    this.addSql(`alter table identity.sessions
      add method text not null default 'password',
      add user_agent text,
      add address text,
      add proved_at timestamptz`);
    this.addSql(`update identity.sessions set proved_at = created_at`);
    // The default serves an earlier release that still runs and inserts sessions without this column.
    this.addSql(
      `alter table identity.sessions alter proved_at set default now(), alter proved_at set not null`,
    );
    this.addSql(`alter table identity.users add second_step_at timestamptz`);
    this.addSql(`create trigger note_second_step after update on identity.users for each row
      when (old.second_step_at is distinct from new.second_step_at) execute function identity.note_user('id')`);
    this.addSql(`create trigger note_proof after update on identity.sessions for each row
      when (old.proved_at is distinct from new.proved_at) execute function identity.note_user('user_id')`);
  }
}
