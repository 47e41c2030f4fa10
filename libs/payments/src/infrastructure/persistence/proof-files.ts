import { MessageFiles } from '@manette/conversation';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';

/** Registers the files of proofs as those of messages are: unused ones go, and those of deleted clients [TRU-108]. */
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
