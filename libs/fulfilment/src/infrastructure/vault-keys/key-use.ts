import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { FulfilmentTables } from '../../application/fulfilment.tables.js';

/** Reads which versions of the master keys the vault uses. */
@Injectable()
export class KeyUse {
  constructor(private readonly em: EntityManager) {}

  /** Returns how many items use each version. */
  async items(): Promise<Map<string, number>> {
    const { rows } = await sql<{ version: string; items: string }>`
      select key_version as version, count(*) as items from fulfilment.item
      group by key_version order by key_version`.execute(this.db);
    return new Map(rows.map(({ version, items }) => [version, Number(items)]));
  }

  /** Returns the version that wraps the key of the equality hashes, without which no item can be compared. */
  async equality(): Promise<string | undefined> {
    const row = this.db.selectFrom('fulfilment.equality_key').select('key_version');
    return (await row.executeTakeFirst())?.key_version;
  }

  /** Deletes the key of the equality hashes if the vault has no items, because no hash depends on it. */
  async forgetEquality(): Promise<void> {
    await sql`delete from fulfilment.equality_key where not exists (select from fulfilment.item)`.execute(
      this.db,
    );
  }

  private get db() {
    return this.em.getKysely<FulfilmentTables>();
  }
}
