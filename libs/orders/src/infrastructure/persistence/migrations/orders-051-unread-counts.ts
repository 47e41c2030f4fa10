import { Migration } from '@mikro-orm/migrations';

/**
 * The view from which notifications counts the unread messages of each ticket by side, like the badge on the link to
 * the tickets [POC-048].
 */
export class Orders051UnreadCounts extends Migration {
  override up(): void {
    this.addSql(`
      create view orders.unread_count as
      select id as ticket_id, client_id, unread_by_client, unread_by_admin
        from orders.ticket where deleted_at is null and (unread_by_client > 0 or unread_by_admin > 0)`);
  }
}
