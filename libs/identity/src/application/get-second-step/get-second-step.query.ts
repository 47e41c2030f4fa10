import type { SecondStepView } from '@manette/contracts/identity';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { UserNotFound } from '../../domain/user.errors.js';
import type { IdentityTables } from '../identity.tables.js';
import { passkeyViewOf } from '../passkeys/passkey-view.js';

/** Reads the second step of a user, as that user sees it [TRU-025]. */
export class GetSecondStep extends Query<SecondStepView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetSecondStep)
export class GetSecondStepHandler implements IQueryHandler<GetSecondStep> {
  constructor(
    private readonly em: EntityManager,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws UserNotFound */
  async execute({ userId }: GetSecondStep): Promise<SecondStepView> {
    const row = await this.read(userId);
    if (!row) throw new UserNotFound();
    const { second_step_at, role, confirmed_at, codes_left, passkeys } = row;
    return {
      on: second_step_at !== null,
      required: this.config.trust.requiresSecondStep && role === 'admin',
      totp: confirmed_at === null ? null : { confirmedAt: new Date(confirmed_at).toISOString() },
      passkeys: passkeys.map(viewOf),
      recoveryCodesLeft: Number(codes_left ?? 0),
    };
  }

  private read(userId: string) {
    return this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.users as u')
      .leftJoin('identity.totp as t', 't.user_id', 'u.id')
      .select(['u.second_step_at', 'u.role', 't.confirmed_at'])
      .select(({ selectFrom }) =>
        selectFrom('identity.recovery_codes as c')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .whereRef('c.user_id', '=', 'u.id')
          .where('c.used_at', 'is', null)
          .as('codes_left'),
      )
      .select(({ selectFrom }) =>
        jsonArrayFrom(
          selectFrom('identity.passkeys as p')
            .select(['p.id', 'p.name', 'p.created_at', 'p.last_used_at'])
            .whereRef('p.user_id', '=', 'u.id')
            .orderBy('p.created_at')
            .orderBy('p.id'),
        ).as('passkeys'),
      )
      .where('u.id', '=', userId)
      .where('u.deleted_at', 'is', null)
      .executeTakeFirst();
  }
}

type PasskeyRow = Pick<IdentityTables['identity.passkeys'], 'id' | 'name' | 'created_at' | 'last_used_at'>;

const viewOf = ({ id, name, created_at, last_used_at }: PasskeyRow) =>
  passkeyViewOf({
    id,
    name,
    createdAt: new Date(created_at),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at),
  });
