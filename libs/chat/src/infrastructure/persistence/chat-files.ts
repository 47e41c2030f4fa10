import { EntityManager } from '@mikro-orm/postgresql';
import { FilesOfDeletedPeople, UnusedFiles } from '@manette/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type { ChatTables } from './chat.tables.js';

/** Says which files of the public chat a message has, so that the others can go, and gives up those of deleted clients. */
@Injectable()
export class ChatFiles implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly unused: UnusedFiles,
    private readonly deletedPeople: FilesOfDeletedPeople,
  ) {}

  onModuleInit(): void {
    this.unused.own('chat', (keys) => this.inUse(keys));
    this.deletedPeople.own((userId, atOnce) => this.release(userId, atOnce));
  }

  /** The files that a person sent [TRU-108]. */
  private async release(userId: string, atOnce: number) {
    const { rows } = await sql<{ file_key: string }>`
      with chosen as (
        select id, file_key from chat.message
        where sender_id = ${userId} and file_key is not null limit ${atOnce} for update
      )
      update chat.message m set file_key = null, file_name = null, file_size = null, file_type = null
      from chosen where m.id = chosen.id
      returning chosen.file_key`.execute(this.em.getKysely<ChatTables>());
    const keys = rows.flatMap(({ file_key }) => file_key ?? []);
    const used = new Set(keys.length > 0 ? await this.inUse(keys) : []);
    return { messages: rows.length, unused: keys.filter((key) => !used.has(key)) };
  }

  private async inUse(keys: string[]): Promise<string[]> {
    const messages = this.em.getKysely<ChatTables>().selectFrom('chat.message');
    const used = await messages.select('file_key').where('file_key', 'in', keys).execute();
    return used.flatMap(({ file_key }) => file_key ?? []);
  }
}
