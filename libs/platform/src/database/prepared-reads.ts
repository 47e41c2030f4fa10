import { createHash } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { QueryResultRow } from 'pg';

/** More than there are texts of statements; a name that was forgotten is made again. */
const MAX_NAMES = 500;

/**
 * Reads that nearly every call makes, under names: PostgreSQL plans each once for a connection instead of every time.
 * A plan stays for as long as its connection, so this is for statements whose texts come in a few dozen variants at
 * most, with everything that varies in parameters. Not inside a unit of work: it is no part of its transaction.
 */
@Injectable()
export class PreparedReads {
  private readonly names = new LRUCache<string, string>({ max: MAX_NAMES });

  constructor(private readonly orm: MikroORM) {}

  async run<Row extends QueryResultRow>({ sql: text, parameters }: CompiledQuery<Row>): Promise<Row[]> {
    const name = this.nameOf(text);
    const pool = await this.orm.driver.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text, values: [...parameters] });
    return rows;
  }

  private nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) this.names.set(text, (name = createHash('sha256').update(text).digest('base64url')));
    return name;
  }
}
