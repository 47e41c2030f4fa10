import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import type { Passkey } from '../../domain/passkey.js';
import { PasskeyRepository } from '../../domain/passkey.repository.js';

type Row = Selectable<IdentityTables['identity.passkeys']>;

/** Passkeys in PostgreSQL. */
@Injectable()
export class SqlPasskeyRepository extends PasskeyRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(passkey: Passkey): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db()
      .insertInto('identity.passkeys')
      .values({
        id: passkey.id,
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        name: passkey.name,
        created_at: passkey.createdAt,
        last_used_at: passkey.lastUsedAt,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async of(userId: string): Promise<Passkey[]> {
    const rows = await this.db()
      .selectFrom('identity.passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(passkeyOf);
  }

  async findByCredentialId(credentialId: string): Promise<Passkey | null> {
    const row = await this.db()
      .selectFrom('identity.passkeys')
      .selectAll()
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return row ? passkeyOf(row) : null;
  }

  async use(id: string, counter: number, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db()
      .updateTable('identity.passkeys')
      .set({ counter, last_used_at: at })
      .where('id', '=', id)
      .where(({ eb, and, or, val }) =>
        or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb(val(counter), '=', 0)])]),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async delete(id: string): Promise<void> {
    await this.db().deleteFrom('identity.passkeys').where('id', '=', id).execute();
  }

  async countOf(userId: string): Promise<number> {
    const row = await this.db()
      .selectFrom('identity.passkeys')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.db().deleteFrom('identity.passkeys').where('user_id', '=', userId).execute();
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}

const passkeyOf = (row: Row): Passkey => ({
  id: row.id,
  userId: row.user_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  // The driver returns bigint as text.
  counter: Number(row.counter),
  transports: row.transports,
  name: row.name,
  createdAt: new Date(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
});
