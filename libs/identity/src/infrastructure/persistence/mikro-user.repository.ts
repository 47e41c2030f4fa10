import { LockMode, raw, type FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import { EmailTaken, UsernameTaken } from '../../domain/user.errors.js';
import { User } from '../../domain/user.js';
import { UserRepository } from '../../domain/user.repository.js';
import { translateUniqueViolations } from './unique-violations.js';

/** Users in PostgreSQL. */
@Injectable()
export class MikroUserRepository extends UserRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(user: User): Promise<void> {
    await this.refuseTaken(user);
    this.em.persist(user);
    await translateUniqueViolations(() => this.em.flush());
  }

  async save(user: User): Promise<void> {
    await this.refuseTaken(user);
    await translateUniqueViolations(() => this.em.flush());
  }

  lock(id: string): Promise<User | null> {
    return this.findLocked({ id });
  }

  read(id: string): Promise<User | null> {
    return this.em.findOne(User, { id, deletedAt: null });
  }

  lockByEmail(email: string): Promise<User | null> {
    return this.findLocked({ [raw('lower(email)')]: email.toLowerCase() });
  }

  lockByGoogleId(googleId: string): Promise<User | null> {
    return this.findLocked({ googleId });
  }

  async isLastAdministrator(id: string): Promise<boolean> {
    await sql`select pg_advisory_xact_lock(hashtext('identity.last-administrator'))`.execute(this.db());
    const other = await this.db()
      .selectFrom('identity.users')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_active', '=', true)
      .where('id', '!=', id)
      .executeTakeFirst();
    return other === undefined;
  }

  findCredentials(email: string) {
    return this.db()
      .selectFrom('identity.users')
      .select(['id', 'password_hash as passwordHash'])
      .where(sql<string>`lower(email)`, '=', email)
      .executeTakeFirst();
  }

  private findLocked(where: FilterQuery<User>): Promise<User | null> {
    return this.em.findOne(
      User,
      { $and: [where, { deletedAt: null }] },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  /**
   * Checks for taken values before the write: a violated index would abort the transaction and name only one of two taken
   * values.
   */
  private async refuseTaken(user: User): Promise<void> {
    if (user.username === null || user.email === null) return;
    const rows = await this.db()
      .selectFrom('identity.users')
      .select(['username', 'email'])
      .where('id', '!=', user.id)
      .where(({ eb, fn, or, val }) =>
        or([
          eb(fn<string>('lower', ['username']), '=', fn<string>('lower', [val(user.username)])),
          eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(user.email)])),
        ]),
      )
      .execute();
    if (rows.some(({ username }) => username?.toLowerCase() === user.username?.toLowerCase()))
      throw new UsernameTaken();
    if (rows.length > 0) throw new EmailTaken();
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
