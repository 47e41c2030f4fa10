import { MessageFiles } from '@manette/conversation';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';

/** Registers the files of the public chat; the files that a deleted user sent are removed [TRU-108]. */
@Injectable()
export class ChatMessageFiles implements OnModuleInit {
  constructor(private readonly files: MessageFiles) {}

  onModuleInit(): void {
    this.files.register({
      folder: 'chat',
      table: 'chat.message',
      messagesOf: (userId, limit) => sql`
        select id from chat.message where sender_id = ${userId} and file_key is not null limit ${limit}`,
    });
  }
}
