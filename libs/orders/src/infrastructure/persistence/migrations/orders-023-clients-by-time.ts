import { Migration } from '@mikro-orm/migrations';

/** Adds the client to the index of the newest tickets, so that the clients of a period are counted without reading tickets. */
export class Orders023ClientsByTime extends Migration {
  override up(): void {
    this.addSql('drop index orders.ticket_newest');
    this.addSql(`
      create index ticket_newest on orders.ticket (created_at desc, id desc) include (client_id)
      where deleted_at is null`);
  }
}
