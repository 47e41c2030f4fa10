import { Migration } from '@mikro-orm/migrations';

/** Creates the view of users who may currently act as administrators, for contexts that let a program act for them. */
export class Identity018Administrators extends Migration {
  override up(): void {
    this.addSql(`
      create view identity.active_administrator as
      select id, username, second_step_at is not null as has_second_step
      from identity.users where role = 'admin' and is_active and deleted_at is null`);
  }
}
