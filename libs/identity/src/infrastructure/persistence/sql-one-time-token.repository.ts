import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import type { OneTimeToken, TokenPurpose } from '../../domain/one-time-token.js';
import { OneTimeTokenRepository } from '../../domain/one-time-token.repository.js';

/** The tokens of mailed links in PostgreSQL. */
@Injectable()
export class SqlOneTimeTokenRepository extends OneTimeTokenRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async replace(token: OneTimeToken): Promise<void> {
    await this.db()
      .deleteFrom('identity.one_time_tokens')
      .where('user_id', '=', token.userId)
      .where('purpose', '=', token.purpose)
      .where('used_at', 'is', null)
      .execute();
    await this.db()
      .insertInto('identity.one_time_tokens')
      .values({
        hash: token.hash,
        user_id: token.userId,
        purpose: token.purpose,
        email: token.email,
        expires_at: token.expiresAt,
        used_at: token.usedAt,
      })
      .execute();
  }

  async find(hash: Buffer, purpose: TokenPurpose): Promise<OneTimeToken | null> {
    const row = await this.db()
      .selectFrom('identity.one_time_tokens')
      .selectAll()
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    if (!row) return null;
    return {
      hash: row.hash,
      userId: row.user_id,
      purpose: row.purpose,
      email: row.email,
      expiresAt: new Date(row.expires_at),
      usedAt: row.used_at === null ? null : new Date(row.used_at),
    };
  }

  async markUsed(hash: Buffer, at: Date): Promise<void> {
    await this.db()
      .updateTable('identity.one_time_tokens')
      .set({ used_at: at })
      .where('hash', '=', hash)
      .execute();
  }

  async deleteOfUser(userId: string, purpose?: TokenPurpose): Promise<void> {
    const theirs = this.db().deleteFrom('identity.one_time_tokens').where('user_id', '=', userId);
    await (purpose ? theirs.where('purpose', '=', purpose) : theirs).execute();
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
