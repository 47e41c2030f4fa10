import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the view from which notifications read a recipient's language and whether the recipient accepts mails [POC-063]
 * [POC-066].
 */
export class Identity050Recipients extends Migration {
  override up(): void {
    this.addSql(`
      create view identity.recipient as
      select id, username, role, language,
             is_active,
             is_active and email is not null and (email_verified or google_id is not null) as takes_mail
        from identity.users where deleted_at is null`);
  }
}
