import { Migration } from '@mikro-orm/migrations';

/** Users who were deleted and whose files are still to be deleted. */
export class DeletedPeople006 extends Migration {
  override up(): void {
    this.addSql(`create table platform.deleted_person (
      user_id uuid primary key,
      deleted_at timestamptz not null
    )`);
    this.addSql('create index deleted_person_order on platform.deleted_person (deleted_at, user_id)');
  }
}
