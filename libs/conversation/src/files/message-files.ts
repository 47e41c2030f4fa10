import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';

/** Describes how a context stores messages with files. */
export interface MessageFileOwner {
  /** The files are stored below `private/<folder>/`. */
  folder: string;
  /** The table of the messages with its schema, for example `orders.message`. */
  table: string;
  /** Selects at most `limit` ids of messages whose files are removed with a deleted user. */
  messagesOf(userId: string, limit: number): RawBuilder<unknown>;
}

export interface ReleasedFiles {
  /** How many messages lost their file. */
  messages: number;
  /** The keys of the files that no message uses any more. */
  unused: string[];
}

/** The files that messages of all contexts use. */
@Injectable()
export class MessageFiles {
  readonly owners: MessageFileOwner[] = [];

  constructor(private readonly em: EntityManager) {}

  /** Registers the messages of a context; called when the context's module starts. */
  register(owner: MessageFileOwner): void {
    this.owners.push(owner);
  }

  /** Removes at most `limit` files of a user from their messages, inside the caller's unit of work [TRU-108]. */
  async release(owner: MessageFileOwner, userId: string, limit: number): Promise<ReleasedFiles> {
    const table = sql.table(owner.table);
    const { rows } = await sql<{ file_key: string | null }>`
      with chosen as (
        select id, file_key from ${table} where id in (${owner.messagesOf(userId, limit)}) for update
      )
      update ${table} m set file_key = null, file_name = null, file_size = null, file_type = null
      from chosen where m.id = chosen.id
      returning chosen.file_key`.execute(this.db);
    const keys = rows.flatMap(({ file_key }) => file_key ?? []);
    const used = new Set(keys.length > 0 ? await this.inUse(owner, keys) : []);
    return { messages: rows.length, unused: keys.filter((key) => !used.has(key)) };
  }

  /** Returns which of these files messages use. */
  async inUse({ table }: MessageFileOwner, keys: string[]): Promise<string[]> {
    const { rows } = await sql<{ file_key: string }>`
      select file_key from ${sql.table(table)} where file_key in (${sql.join(keys)})`.execute(this.db);
    return rows.map(({ file_key }) => file_key);
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
