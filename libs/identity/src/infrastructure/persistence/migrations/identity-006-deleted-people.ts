import { Migration } from '@mikro-orm/migrations';

/** The files of people who were deleted before this was kept are still to go. */
export class Identity006DeletedPeople extends Migration {
  override up(): void {
    this.addSql(`
      insert into platform.deleted_person (user_id, deleted_at)
      select id, deleted_at from identity.users where deleted_at is not null`);
  }
}
