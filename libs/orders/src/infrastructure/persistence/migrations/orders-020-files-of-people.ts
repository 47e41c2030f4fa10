import { Migration } from '@mikro-orm/migrations';

/** Indexes for the messages with files of a sender, and of a ticket. */
export class Orders020FilesOfPeople extends Migration {
  override up(): void {
    this.addSql('create index message_file_sender on orders.message (sender_id) where file_key is not null');
    this.addSql('create index message_file_ticket on orders.message (ticket_id) where file_key is not null');
  }
}
