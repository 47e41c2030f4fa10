import { Migration } from '@mikro-orm/migrations';

/**
 * Records which transactions changed data that processes cache. Triggers write the rows, as an import or an operator's
 * statement sends no event. A row belongs to one transaction and waits for no other: writers that all raise one version would
 * wait for each other, and a sequence shows its number before the change is visible.
 */
export class Changes012 extends Migration {
  override up(): void {
    this.addSql(`create table platform.change (
      transaction_id xid8 not null default pg_current_xact_id(),
      scope text not null,
      key text not null,
      settled_at timestamptz,
      primary key (transaction_id, scope, key)
    )`);
    this.addSql(`create function platform.note_change(changed_scope text, changed_key text) returns void language sql as $$
      insert into platform.change (scope, key) values (changed_scope, changed_key) on conflict do nothing $$`);
    this.addSql(`create function platform.note_statement() returns trigger language plpgsql as $$
      begin
        for argument in 1 .. tg_nargs - 1 loop
          perform platform.note_change(tg_argv[0], tg_argv[argument]);
        end loop;
        return null;
      end $$`);
  }
}
