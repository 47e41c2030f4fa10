import { createHmac, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { FulfilmentTables } from '../../application/fulfilment.tables.js';
import { MasterKeys } from './master-keys.js';

const CONTEXT = 'equality of items';
const KEY = 32;

/**
 * Computes hashes by which equal contents are found without being decrypted. Their key is random, generated once and
 * stored in the database, wrapped like the key of an item. So hashes stay comparable when the master keys change (ADR
 * 40).
 */
@Injectable()
export class EqualityHash {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: MasterKeys,
  ) {}

  /** Returns the hash function. Must run in a unit of work, because it may write the key. @throws VaultHasNoKeys */
  async hasher(): Promise<(text: string) => Buffer> {
    const key = (await this.read()) ?? (await this.make());
    return (text) => createHmac('sha256', key).update(text).digest();
  }

  private async read(): Promise<Buffer | undefined> {
    const row = await this.db.selectFrom('fulfilment.equality_key').selectAll().executeTakeFirst();
    if (!row) return undefined;
    const { content, wrapped_key: wrappedKey, key_version: keyVersion } = row;
    return this.keys.open({ content, wrappedKey, keyVersion }, CONTEXT);
  }

  /** Generates the key. If two processes generate it at the same time, the second one waits for the first and reads its key. */
  private async make(): Promise<Buffer> {
    const { content, wrappedKey, keyVersion } = this.keys.seal(randomBytes(KEY), CONTEXT);
    await sql`insert into fulfilment.equality_key values (1, ${content}, ${wrappedKey}, ${keyVersion})
      on conflict do nothing`.execute(this.db);
    const key = await this.read();
    if (!key) throw new Error('the key of equality was not kept');
    return key;
  }

  /** Wraps the key with the first master key, if another one wraps it now. */
  async rewrap(): Promise<void> {
    const locked = this.db.selectFrom('fulfilment.equality_key').selectAll().forUpdate();
    const row = await locked.executeTakeFirst();
    if (!row || row.key_version === this.keys.first) return;
    const old = { wrappedKey: row.wrapped_key, keyVersion: row.key_version };
    const { wrappedKey, keyVersion } = this.keys.rewrap(old, CONTEXT);
    await this.db
      .updateTable('fulfilment.equality_key')
      .set({ wrapped_key: wrappedKey, key_version: keyVersion })
      .execute();
  }

  private get db() {
    return this.em.getKysely<FulfilmentTables>();
  }
}
