import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { AuditTables } from '../audit.tables.js';

/** Writes the head of the chain to the log of the process, which a person with write access to the database cannot change. */
@Injectable()
export class LogHead {
  private readonly logger = new Logger('audit');

  constructor(private readonly em: EntityManager) {}

  async run(): Promise<void> {
    const { seq, hash } = await this.em
      .getKysely<AuditTables>()
      .selectFrom('audit.head')
      .selectAll()
      .executeTakeFirstOrThrow();
    this.logger.log(
      { seq: Number(seq), hash: hash.toString('hex') },
      `audit: head ${seq}:${hash.toString('hex')}`,
    );
  }
}
