import { Migration } from '@mikro-orm/migrations';

/** Files that were recently stored for a message; whether a message uses them is known only later. */
export class AttachedFiles004 extends Migration {
  override up(): void {
    this.addSql(`create table platform.attached_file (
      key text primary key,
      stored_at timestamptz not null
    )`);
    this.addSql(`create index attached_file_age on platform.attached_file (stored_at)`);
  }
}
