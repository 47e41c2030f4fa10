import { Migration } from '@mikro-orm/migrations';

/** Index for the latest deletions of a conversation, which every response lists. */
export class Orders006Deletions extends Migration {
  override up(): void {
    this.addSql(`
      create index message_deletion on orders.message (ticket_id, deleted_at desc)
      where deleted_at is not null`);
  }
}
