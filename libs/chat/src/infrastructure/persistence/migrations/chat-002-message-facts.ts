import { Migration } from '@mikro-orm/migrations';

/** Adds sender and content to the view of the statistics, which show the latest messages. */
export class Chat002MessageFacts extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view chat.message_facts as
      select id, created_at, sender_id, type, content
        from chat.message where type <> 'system' and deleted_at is null`);
  }
}
