import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesOfDeletedPeople, UnusedFiles } from '@manette/platform';
import { sql } from 'kysely';
import type { OrdersTables } from './orders.tables.js';

/** Says which files of tickets a message has, so that the others can go, and gives up those of deleted clients. */
@Injectable()
export class TicketFiles implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly unused: UnusedFiles,
    private readonly deletedPeople: FilesOfDeletedPeople,
  ) {}

  onModuleInit(): void {
    this.unused.own('tickets', (keys) => this.inUse(keys));
    this.deletedPeople.own((userId, atOnce) => this.release(userId, atOnce));
  }

  /** The files that a person sent, and all of their tickets, whoever sent them [TRU-108]. */
  private async release(userId: string, atOnce: number) {
    const { rows } = await sql<{ file_key: string }>`
      with chosen as (
        select id, file_key from orders.message
        where id in (
          select id from orders.message where file_key is not null and sender_id = ${userId}
          union
          select m.id from orders.ticket t join orders.message m on m.ticket_id = t.id
          where t.client_id = ${userId} and t.deleted_at is null and m.file_key is not null
          limit ${atOnce}
        )
        for update
      )
      update orders.message m set file_key = null, file_name = null, file_size = null, file_type = null
      from chosen where m.id = chosen.id
      returning chosen.file_key`.execute(this.em.getKysely<OrdersTables>());
    const keys = rows.flatMap(({ file_key }) => file_key ?? []);
    const used = new Set(keys.length > 0 ? await this.inUse(keys) : []);
    return { messages: rows.length, unused: keys.filter((key) => !used.has(key)) };
  }

  private async inUse(keys: string[]): Promise<string[]> {
    const messages = this.em.getKysely<OrdersTables>().selectFrom('orders.message');
    const used = await messages.select('file_key').where('file_key', 'in', keys).execute();
    return used.flatMap(({ file_key }) => file_key ?? []);
  }
}
