import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { FulfilmentTables } from '../../application/fulfilment.tables.js';

/** Which versions of the master keys the vault uses. */
@Injectable()
export class KeyUse {
  constructor(private readonly em: EntityManager) {}

  /** How many items use each version. */
  async items(): Promise<Map<string, number>> {
    const { rows } = await sql<{ version: string; items: string }>`
      select key_version as version, count(*) as items from fulfilment.item
      group by key_version order by key_version`.execute(this.db);
    return new Map(rows.map(({ version, items }) => [version, Number(items)]));
  }

  /** The version that wraps the key of equality, without which no item can be compared. */
  async equality(): Promise<string | undefined> {
    const row = this.db.selectFrom('fulfilment.equality_key').select('key_version');
    return (await row.executeTakeFirst())?.key_version;
  }

  /** Forgets the key of equality of a vault without items: nothing is compared with it. */
  async forgetEquality(): Promise<void> {
    await sql`delete from fulfilment.equality_key where not exists (select from fulfilment.item)`.execute(
      this.db,
    );
  }

  private get db() {
    return this.em.getKysely<FulfilmentTables>();
  }
}
