import { JobHandler, JobProcessor, KeyRing, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import { TotpSecrets } from '../../domain/totp-secrets.js';
import { isUnderKey } from './is-under-key.js';

const AT_ONCE = 500;

type Row = IdentityTables['identity.totp'];

/**
 * Re-encrypts the secrets of authenticator apps that an older key of the ring has encrypted with the first key, so that the
 * older key can be removed [TRU-107]. Each batch is a short transaction. The next run handles a row that a sign-in has locked.
 */
@JobProcessor('identity-totp-keys', { every: 'sweep', concurrency: 1 })
export class ReencryptTotpJob extends JobHandler {
  private readonly logger = new Logger('KeyRing');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly ring: KeyRing,
    private readonly secrets: TotpSecrets,
  ) {
    super();
  }

  override async process(): Promise<void> {
    let found: string[];
    let last: string | undefined;
    do {
      found = await this.unitOfWork.run(() => this.encryptSome(last));
      last = found.at(-1);
    } while (found.length === AT_ONCE);
  }

  /** @returns the ids of the users whose secrets were processed */
  private async encryptSome(last: string | undefined): Promise<string[]> {
    const [first, ...former] = this.ring.derive('totp secrets');
    if (!first || former.length === 0) return [];
    const due = this.db
      .selectFrom('identity.totp')
      .select(['user_id', 'secret', 'kid'])
      .where(({ or }) => or(former.map(({ kid }) => isUnderKey(kid))));
    const rows = await (last === undefined ? due : due.where('user_id', '>', last))
      .orderBy('user_id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    const anew = rows.flatMap((row) => this.anew(row));
    const values = JSON.stringify(anew.map((row) => ({ ...row, secret: row.secret.toString('hex') })));
    await sql`update identity.totp t set secret = decode(anew.secret, 'hex'), kid = anew.kid
      from json_to_recordset(${values}::json) as anew (user_id uuid, secret text, kid text)
      where t.user_id = anew.user_id`.execute(this.db);
    return rows.map(({ user_id }) => user_id);
  }

  /** Re-encrypts a secret with the first key. A secret that cannot be read stays unchanged and does not stop the others. */
  private anew({ user_id: userId, secret, kid }: Pick<Row, 'user_id' | 'secret' | 'kid'>) {
    try {
      const plain = this.secrets.open({ userId, secret, kid });
      return plain ? [{ user_id: userId, ...this.secrets.seal(userId, plain) }] : [];
    } catch (error) {
      this.logger.warn({ msg: 'the secret of an authenticator app cannot be read', userId, err: error });
      return [];
    }
  }

  private get db() {
    return this.em.getKysely<IdentityTables>();
  }
}
