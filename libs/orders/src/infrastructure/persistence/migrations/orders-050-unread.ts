import { Migration } from '@mikro-orm/migrations';

/**
 * The view from which notifications reads the messages that a side has not read. It leaves out system messages,
 * deleted ones, and those imported with their ticket: `imported_to` is the position of the last imported message
 * [POC-062].
 */
export class Orders050Unread extends Migration {
  override up(): void {
    this.addSql('alter table orders.ticket add column imported_to integer not null default 0');
    this.addSql('update orders.ticket set imported_to = message_count where import_key is not null');
    this.addSql(`
      create function orders.note_imported() returns trigger language plpgsql as $$
      begin
        new.imported_to := new.message_count;
        return new;
      end $$`);
    this.addSql(`
      create trigger note_imported before insert on orders.ticket for each row
      when (new.import_key is not null) execute function orders.note_imported()`);
    this.addSql(`
      create view orders.unread_message as
      select m.id, m.ticket_id, m.position, t.number as ticket_number, t.subject as ticket_subject,
             t.status as ticket_status, t.client_id, t.assigned_admin_id,
             case m.sender_side when 'client' then 'admin' else 'client' end as reader_side,
             m.sender_id, m.type, m.content, m.created_at as posted_at
        from orders.message m
        join orders.ticket t on t.id = m.ticket_id
       where t.deleted_at is null and m.deleted_at is null and m.type <> 'system'
         and m.position > t.imported_to
         and case m.sender_side when 'client' then t.unread_by_admin > 0 and m.position > t.seen_by_admin
                                else t.unread_by_client > 0 and m.position > t.seen_by_client end`);
  }
}
