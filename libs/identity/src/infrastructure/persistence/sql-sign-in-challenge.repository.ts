import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import type { SignInChallenge } from '../../domain/sign-in-challenge.js';
import { SignInChallengeRepository } from '../../domain/sign-in-challenge.repository.js';

/** The challenges of sign-ins in PostgreSQL. */
@Injectable()
export class SqlSignInChallengeRepository extends SignInChallengeRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(challenge: SignInChallenge): Promise<void> {
    await this.db()
      .insertInto('identity.sign_in_challenges')
      .values({
        hash: challenge.hash,
        user_id: challenge.userId,
        method: challenge.method,
        password_digest: challenge.passwordDigest,
        expires_at: challenge.expiresAt,
        tries: challenge.tries,
        ended_at: challenge.endedAt,
      })
      .execute();
  }

  async find(hash: Buffer): Promise<SignInChallenge | null> {
    const row = await this.db()
      .selectFrom('identity.sign_in_challenges')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!row) return null;
    return {
      hash: row.hash,
      userId: row.user_id,
      method: row.method,
      passwordDigest: row.password_digest,
      expiresAt: new Date(row.expires_at),
      tries: row.tries,
      endedAt: row.ended_at === null ? null : new Date(row.ended_at),
    };
  }

  async countTry(hash: Buffer): Promise<void> {
    await this.db()
      .updateTable('identity.sign_in_challenges')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('hash', '=', hash)
      .execute();
  }

  async end(hash: Buffer, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.ending(at).where('hash', '=', hash).executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async endOfUser(userId: string, at: Date): Promise<void> {
    await this.ending(at).where('user_id', '=', userId).execute();
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.db().deleteFrom('identity.sign_in_challenges').where('user_id', '=', userId).execute();
  }

  private ending(at: Date) {
    return this.db()
      .updateTable('identity.sign_in_challenges')
      .set({ ended_at: at })
      .where('ended_at', 'is', null);
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
