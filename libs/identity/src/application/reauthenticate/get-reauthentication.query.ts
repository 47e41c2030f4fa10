import type { ProofMethod, ReauthenticationAnswer } from '@manette/contracts/identity';
import { RecentProof, type Principal } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import type { IdentityTables } from '../identity.tables.js';

/** Reads the methods with which the caller can prove their identity, and until when the last proof is recent [TRU-052]. */
export class GetReauthentication extends Query<ReauthenticationAnswer> {
  constructor(readonly principal: Principal) {
    super();
  }
}

@QueryHandler(GetReauthentication)
export class GetReauthenticationHandler implements IQueryHandler<GetReauthentication> {
  constructor(
    private readonly em: EntityManager,
    private readonly proof: RecentProof,
  ) {}

  /** @throws UserNotFound */
  async execute({ principal }: GetReauthentication): Promise<ReauthenticationAnswer> {
    const until = this.proof.until(principal);
    return {
      methods: await this.methodsOf(principal.userId),
      until: until === null ? null : new Date(until).toISOString(),
    };
  }

  /**
   * Returns the methods of a user. A password is no proof while the second step is on. Users with neither prove their identity
   * by a new sign-in with Google.
   */
  private async methodsOf(userId: string): Promise<ProofMethod[]> {
    const user = await this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.users as u')
      .leftJoin('identity.totp as t', 't.user_id', 'u.id')
      .select(['u.second_step_at', 'u.password_hash', 't.confirmed_at'])
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('identity.passkeys as p').select('p.id').whereRef('p.user_id', '=', 'u.id')).as(
          'has_passkey',
        ),
      )
      .where('u.id', '=', userId)
      .executeTakeFirst();
    if (!user) throw new UserNotFound();
    const totp: ProofMethod[] = user.confirmed_at === null ? [] : ['totp'];
    if (user.second_step_at !== null) return user.has_passkey ? [...totp, 'passkey'] : totp;
    return [user.password_hash === null ? 'google' : 'password'];
  }
}
