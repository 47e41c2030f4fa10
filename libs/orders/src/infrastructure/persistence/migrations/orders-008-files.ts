import { Migration } from '@mikro-orm/migrations';

/** Index to find whether a message uses a file. */
export class Orders008Files extends Migration {
  override up(): void {
    this.addSql('create index message_file on orders.message (file_key) where file_key is not null');
  }
}
