import { createHash } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';

/**
 * Reads that nearly every call makes, under names: PostgreSQL plans each once for a connection instead of every time.
 * A plan stays for as long as its connection, so this is for statements whose texts come in a few dozen variants at
 * most, with everything that varies in parameters. Not inside a unit of work: it is no part of its transaction.
 */
@Injectable()
export class PreparedReads {
  constructor(private readonly orm: MikroORM) {}

  async run<Row extends QueryResultRow>({ sql: text, parameters }: CompiledQuery<Row>): Promise<Row[]> {
    const name = createHash('sha256').update(text).digest('base64url');
    const pool = await this.orm.driver.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text, values: [...parameters] });
    return rows;
  }
}
