import { KeyRing } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { IdentityTables } from '../../application/identity.tables.js';
import { isUnderKey } from './is-under-key.js';

/**
 * Warns the operator at the start how many authenticator apps cannot be used, as their key is no longer in the ring [TRU-107].
 */
@Injectable()
export class LostTotpSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger('KeyRing');

  constructor(
    private readonly em: EntityManager,
    private readonly ring: KeyRing,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const keys = this.ring.derive('totp secrets');
    const row = await this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.totp')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where(({ not, or }) => not(or(keys.map(({ kid }) => isUnderKey(kid)))))
      .executeTakeFirst();
    const lost = Number(row?.count ?? 0);
    if (lost === 0) return;
    this.logger.warn(
      `${lost} secrets of authenticator apps are encrypted by a key that JWT_SECRETS lacks; ` +
        'their owners use a passkey, a recovery code or the operator',
    );
  }
}
