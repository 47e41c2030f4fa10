import { DEMO_EMAILS, DEMO_PASSWORDS } from '@manette/contracts/identity';
import { APP_CONFIG, AuditTrail, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { UserRepository } from '../../domain/user.repository.js';
import type { User } from '../../domain/user.js';
import { EndSessions } from '../sessions/end-sessions.js';
import type { IdentityTables } from '../identity.tables.js';
import { PASSWORD_CHANGED, userTarget } from '../recorded-user.js';

const KNOWN = Object.values(DEMO_PASSWORDS);

/**
 * Removes passwords that the source code names, at the start of a shop that is reachable by others than the developer: a
 * database from development may contain administrators and demo users with such passwords. Also ends the sessions of these
 * users.
 */
@Injectable()
export class VoidKnownPasswords implements OnApplicationBootstrap {
  private readonly log = new Logger(VoidKnownPasswords.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: EndSessions,
    private readonly audit: AuditTrail,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.knownPasswords) return;
    for (const { id, password_hash } of await this.suspects())
      if (await this.isKnown(password_hash)) await this.replace(id, password_hash);
  }

  /** Reads the users who may have such a password: only administrators and demo users, as each comparison is expensive. */
  private suspects() {
    return this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.users')
      .select(['id', 'password_hash'])
      .where('password_hash', 'is not', null)
      .where(({ eb, or }) => or([eb('role', '=', 'admin'), eb(sql<string>`lower(email)`, 'in', DEMO_EMAILS)]))
      .execute();
  }

  private async isKnown(stored: string | null): Promise<boolean> {
    const matches = await Promise.all(KNOWN.map((password) => this.hasher.matches(password, stored)));
    return matches.includes(true);
  }

  private async replace(id: string, passwordHash: string | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.lock(id);
      if (!user || user.passwordHash !== passwordHash) return;
      const { password } = this.config.admin;
      const configured = this.isConfigured(user) && password !== undefined;
      user.setPassword(configured ? await this.hasher.hash(password) : null);
      await this.users.save(user);
      await this.sessions.ofUser(id, 'password');
      this.audit.record({
        action: 'password.reset',
        target: userTarget(user.id),
        changes: [PASSWORD_CHANGED],
      });
      const now = configured ? 'is now ADMIN_PASSWORD' : 'is void; `npm run admin -- reset` gives a new one';
      this.log.warn(`the password of ${user.email} was a development default and ${now}`);
    });
  }

  private isConfigured({ isAdmin, email }: User): boolean {
    return isAdmin && email?.toLowerCase() === this.config.admin.email.trim().toLowerCase();
  }
}
