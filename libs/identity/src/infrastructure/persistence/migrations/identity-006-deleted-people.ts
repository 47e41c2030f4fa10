import { Migration } from '@mikro-orm/migrations';

/** Schedules the deletion of the files of users who were deleted before such deletions were recorded. */
export class Identity006DeletedPeople extends Migration {
  override up(): void {
    this.addSql(`
      insert into platform.deleted_person (user_id, deleted_at)
      select id, deleted_at from identity.users where deleted_at is not null`);
  }
}
