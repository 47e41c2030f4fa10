import type { LoginInput } from '@manette/contracts/identity';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { InvalidCredentials } from '../../domain/session.errors.js';
import type { IdentityTables } from '../identity.tables.js';
import { FailedSignIns } from './failed-sign-ins.js';

/** Whose credentials they are; an unknown address takes as long to refuse as a wrong password. */
@Injectable()
export class CheckCredentials {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly failures: FailedSignIns,
  ) {}

  /** @throws InvalidCredentials, TOO_MANY_REQUESTS */
  async check(
    { email, password }: LoginInput,
    ip: string,
  ): Promise<{ userId: string; passwordHash: string }> {
    const refuseWhenTooMany = () => this.failures.refuseWhenTooMany(email, ip);
    await refuseWhenTooMany();
    const stored = await this.find(email);
    const matched = await this.hasher.matches(password, stored?.password_hash ?? null, refuseWhenTooMany);
    if (!matched || !stored?.password_hash) {
      await this.failures.count(email, ip);
      throw new InvalidCredentials();
    }
    await refuseWhenTooMany();
    return { userId: stored.id, passwordHash: stored.password_hash };
  }

  private find(email: string) {
    return this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.users')
      .select(['id', 'password_hash'])
      .where(sql<string>`lower(email)`, '=', email)
      .executeTakeFirst();
  }
}
