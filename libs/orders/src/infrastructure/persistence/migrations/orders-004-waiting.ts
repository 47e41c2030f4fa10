import { Migration } from '@mikro-orm/migrations';

/** Index for the list that starts with the tickets whose client has waited longest. */
export class Orders004Waiting extends Migration {
  override up(): void {
    this.addSql(`
      create index ticket_waiting on orders.ticket ((coalesce(waiting_since, '9999-12-31T00:00:00Z')), id)
      where deleted_at is null`);
  }
}
