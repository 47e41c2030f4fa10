import { Migration } from '@mikro-orm/migrations';

/** Allows 'demoted' as the reason why a session ended. */
export class Identity005Demotion extends Migration {
  override up(): void {
    this.addSql(`alter table identity.sessions drop constraint sessions_end_reason_check`);
    this.addSql(`
      alter table identity.sessions add constraint sessions_end_reason_check
        check (end_reason in ('logout', 'replaced', 'deactivated', 'deleted', 'password', 'demoted'))`);
  }
}
