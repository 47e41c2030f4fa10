import { Migration } from '@mikro-orm/migrations';

/** Finds the messages with files of a sender, and those of a ticket. */
export class Orders020FilesOfPeople extends Migration {
  override up(): void {
    this.addSql('create index message_file_sender on orders.message (sender_id) where file_key is not null');
    this.addSql('create index message_file_ticket on orders.message (ticket_id) where file_key is not null');
  }
}
