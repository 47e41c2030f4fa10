import { Migration } from '@mikro-orm/migrations';

/** `sure_to` is the position of the newest message when the entry was last renewed: all messages up to it were delivered. */
export class Orders010SurePlaces extends Migration {
  override up(): void {
    this.addSql('alter table orders.ticket_viewer add column sure_to integer not null default 0');
  }
}
