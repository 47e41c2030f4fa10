import { Migration } from '@mikro-orm/migrations';

/** Creates the view with which other contexts count users, without deleted ones. */
export class Identity004Facts extends Migration {
  override up(): void {
    this.addSql(`
      create view identity.user_facts as
        select id, username, role, email_verified, created_at from identity.users where deleted_at is null`);
    this.addSql(
      `create index users_counted on identity.users (role, email_verified) where deleted_at is null`,
    );
  }
}
