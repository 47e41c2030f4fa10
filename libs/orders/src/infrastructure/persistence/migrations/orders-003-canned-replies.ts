import { Migration } from '@mikro-orm/migrations';

/** Answers that administrators give often, in both languages. */
export class Orders003CannedReplies extends Migration {
  override up(): void {
    this.addSql(`
      create table orders.canned_reply (
        id uuid primary key,
        title text not null,
        english text not null,
        arabic text not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create index canned_reply_title on orders.canned_reply (title, id)');
  }
}
