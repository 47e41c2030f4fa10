import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import type { WebauthnOptions } from '../../domain/webauthn-options.js';
import { WebauthnOptionsRepository } from '../../domain/webauthn-options.repository.js';

/** Options of WebAuthn in PostgreSQL. */
@Injectable()
export class SqlWebauthnOptionsRepository extends WebauthnOptionsRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add({ challengeHash, purpose, userId, expiresAt }: WebauthnOptions): Promise<void> {
    await this.em
      .getKysely<IdentityTables>()
      .insertInto('identity.webauthn_options')
      .values({ challenge_hash: challengeHash, purpose, user_id: userId, expires_at: expiresAt })
      .execute();
  }

  async take(challengeHash: Buffer): Promise<WebauthnOptions | null> {
    const row = await this.em
      .getKysely<IdentityTables>()
      .deleteFrom('identity.webauthn_options')
      .where('challenge_hash', '=', challengeHash)
      .returning(['purpose', 'user_id', 'expires_at'])
      .executeTakeFirst();
    if (!row) return null;
    const { purpose, user_id: userId, expires_at: expiresAt } = row;
    return { challengeHash, purpose, userId, expiresAt: new Date(expiresAt) };
  }
}
