import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes and triggers for the expected waiting time of clients: how many clients wait longer, and how long others
 * have waited recently. Triggers note a change of either for the processes that show them. A change of a ticket that
 * leaves both as they are notes nothing.
 */
export class Orders041Queue extends Migration {
  override up(): void {
    this.addSql(`
      create index ticket_queue on orders.ticket (waiting_since)
      where waiting_since is not null and deleted_at is null`);
    this.addSql(`
      create index ticket_answered on orders.ticket (answered_at) include (created_at)
      where answered_at is not null and deleted_at is null`);
    this.addSql(`
      create function orders.note_queue() returns trigger language plpgsql as $$
      begin
        perform platform.note_change('orders.queue', 'all');
        return null;
      end $$`);
    this.addSql(`
      create trigger note_queue after update of waiting_since, answered_at, deleted_at on orders.ticket for each row
      when (old.waiting_since is distinct from new.waiting_since or old.answered_at is distinct from new.answered_at
            or old.deleted_at is distinct from new.deleted_at)
      execute function orders.note_queue()`);
    this.addSql(`
      create trigger note_queue_of_new after insert on orders.ticket for each row
      when (new.waiting_since is not null or new.answered_at is not null) execute function orders.note_queue()`);
    this.addSql(`
      create trigger note_queue after insert or update or delete on orders.shop_settings
      for each row execute function orders.note_queue()`);
  }
}
