import { MessageFiles } from '@manette/conversation';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';

/** Registers the files of proofs like those of messages: unused files and files of deleted clients are removed [TRU-108]. */
@Injectable()
export class ProofFiles implements OnModuleInit {
  constructor(private readonly files: MessageFiles) {}

  onModuleInit(): void {
    this.files.register({
      folder: 'payments',
      table: 'payments.proof',
      messagesOf: (userId, limit) => sql`
        select p.id from orders.ticket_facts t join payments.proof p on p.ticket_id = t.id
        where t.client_id = ${userId} and p.file_key is not null
        limit ${limit}`,
    });
  }
}
