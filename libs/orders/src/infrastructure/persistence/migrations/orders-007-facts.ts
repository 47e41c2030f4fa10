import { Migration } from '@mikro-orm/migrations';

/**
 * Views from which other contexts count tickets and messages, and indexes for them. The tickets include deleted ones,
 * because sales of a deleted ticket still count. The messages exclude deleted ones and system messages.
 */
export class Orders007Facts extends Migration {
  override up(): void {
    this.addSql(`
      create view orders.ticket_facts as
        select id, number, subject, client_id, status, item_kind, created_at,
               (extract(epoch from answered_at - created_at) * 1000)::bigint as response_ms,
               deleted_at is not null as is_deleted
          from orders.ticket`);
    this.addSql(`
      create view orders.message_facts as
        select id, ticket_id, sender_id, type, content, created_at
          from orders.message where type <> 'system' and deleted_at is null`);
    this.addSql(`create index ticket_sold on orders.ticket (item_kind)
      where status = 'completed' and item_kind is not null`);
    this.addSql(`
      create index ticket_response on orders.ticket
        (((extract(epoch from answered_at - created_at) * 1000)::bigint)) where deleted_at is null`);
    this.addSql(`create index message_newest on orders.message (created_at desc, id desc)
      where type <> 'system' and deleted_at is null`);
  }
}
