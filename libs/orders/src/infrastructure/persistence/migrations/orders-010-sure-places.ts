import { Migration } from '@mikro-orm/migrations';

/** How far the conversation had come when a socket that has it open last gave a sign: up to there it surely arrived. */
export class Orders010SurePlaces extends Migration {
  override up(): void {
    this.addSql('alter table orders.ticket_viewer add column sure_to integer not null default 0');
  }
}
