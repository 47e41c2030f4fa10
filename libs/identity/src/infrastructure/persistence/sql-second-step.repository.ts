import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import { SecondStepRepository } from '../../domain/second-step.repository.js';
import type { Totp } from '../../domain/totp.js';

/** Authenticator apps and recovery codes in PostgreSQL. */
@Injectable()
export class SqlSecondStepRepository extends SecondStepRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async findTotp(userId: string): Promise<Totp | null> {
    const row = await this.db()
      .selectFrom('identity.totp')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) return null;
    return {
      userId: row.user_id,
      secret: row.secret,
      kid: row.kid,
      createdAt: new Date(row.created_at),
      confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
      // The driver returns bigint as text.
      lastStep: row.last_step === null ? null : Number(row.last_step),
    };
  }

  async replaceTotp(totp: Totp): Promise<void> {
    await this.deleteTotp(totp.userId);
    await this.db()
      .insertInto('identity.totp')
      .values({
        user_id: totp.userId,
        secret: totp.secret,
        kid: totp.kid,
        created_at: totp.createdAt,
        confirmed_at: totp.confirmedAt,
        last_step: totp.lastStep,
      })
      .execute();
  }

  async confirmTotp(userId: string, at: Date): Promise<void> {
    await this.db()
      .updateTable('identity.totp')
      .set({ confirmed_at: at })
      .where('user_id', '=', userId)
      .execute();
  }

  async acceptStep(userId: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db()
      .updateTable('identity.totp')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async deleteTotp(userId: string): Promise<void> {
    await this.db().deleteFrom('identity.totp').where('user_id', '=', userId).execute();
  }

  async replaceRecoveryCodes(userId: string, hashes: Buffer[]): Promise<void> {
    await this.db().deleteFrom('identity.recovery_codes').where('user_id', '=', userId).execute();
    if (hashes.length === 0) return;
    await this.db()
      .insertInto('identity.recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, hash, used_at: null })))
      .execute();
  }

  async useRecoveryCode(userId: string, hash: Buffer, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db()
      .updateTable('identity.recovery_codes')
      .set({ used_at: at })
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async countRecoveryCodes(userId: string): Promise<number> {
    const row = await this.db()
      .selectFrom('identity.recovery_codes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
