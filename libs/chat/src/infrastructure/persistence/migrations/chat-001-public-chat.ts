import { Migration } from '@mikro-orm/migrations';

/** The public chat, its messages, and the view from which the statistics count them. */
export class Chat001PublicChat extends Migration {
  override up(): void {
    this.addSql('create schema if not exists chat');
    this.addSql(`
      create table chat.public_chat (
        id smallint primary key check (id = 1),
        message_count integer not null check (message_count >= 0)
      )`);
    this.addSql('insert into chat.public_chat (id, message_count) values (1, 0)');
    this.addSql(`
      create table chat.message (
        id uuid primary key,
        position integer not null unique,
        content text not null,
        type text not null check (type in ('text', 'image', 'file', 'system')),
        sender_id uuid not null,
        file_key text,
        file_name text,
        file_size integer,
        file_type text,
        created_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        constraint message_file_whole check (num_nulls(file_key, file_name, file_size, file_type) in (0, 4))
      )`);
    this.addSql('create index message_shown on chat.message (position) where deleted_at is null');
    this.addSql(
      'create index message_deletion on chat.message (deleted_at desc) where deleted_at is not null',
    );
    this.addSql('create index message_at on chat.message (created_at) where deleted_at is null');
    this.addSql(`
      create view chat.message_facts as
      select id, created_at from chat.message where type <> 'system' and deleted_at is null`);
  }
}
