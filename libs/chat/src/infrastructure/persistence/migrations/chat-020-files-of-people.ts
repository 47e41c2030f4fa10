import { Migration } from '@mikro-orm/migrations';

/** Index for the messages with files of a sender. */
export class Chat020FilesOfPeople extends Migration {
  override up(): void {
    this.addSql('create index message_file_sender on chat.message (sender_id) where file_key is not null');
  }
}
