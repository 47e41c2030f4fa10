import { MessageFiles } from '@manette/conversation';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';

/** Registers the files of tickets, so that a deleted user's own files and all files of their tickets are removed [TRU-108]. */
@Injectable()
export class TicketMessageFiles implements OnModuleInit {
  constructor(private readonly files: MessageFiles) {}

  onModuleInit(): void {
    this.files.register({
      folder: 'tickets',
      table: 'orders.message',
      messagesOf: (userId, limit) => sql`
        select id from orders.message where file_key is not null and sender_id = ${userId}
        union
        select m.id from orders.ticket t join orders.message m on m.ticket_id = t.id
        where t.client_id = ${userId} and t.deleted_at is null and m.file_key is not null
        limit ${limit}`,
    });
  }
}
