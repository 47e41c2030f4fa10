import { Migration } from '@mikro-orm/migrations';

/** The kinds of mails that users have switched off, for the contexts that write such mails. */
export class Notifications030MailsOff extends Migration {
  override up(): void {
    this.addSql(`
      create view notifications.mail_off as
        select p.user_id, chosen.kind
          from notifications.preferences p, jsonb_each(p.kinds) as chosen (kind, switches)
         where chosen.switches ->> 'mail' = 'false'`);
  }
}
