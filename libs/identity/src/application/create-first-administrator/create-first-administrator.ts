import { APP_CONFIG, AuditTrail, ConfigError, UnitOfWork, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { administrator } from '../../domain/new-user.js';
import { AddUser } from '../add-user/add-user.js';
import { COMMON_PASSWORD, NewPasswords } from '../passwords/new-passwords.js';
import type { IdentityTables } from '../identity.tables.js';
import { userTarget } from '../recorded-user.js';

/** Creates the configured administrator at start when there is no administrator (contract, section 1). */
@Injectable()
export class CreateFirstAdministrator implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger(CreateFirstAdministrator.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly passwords: NewPasswords,
    private readonly addUser: AddUser,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws ConfigError for a common password, even if an administrator exists, as for every invalid setting [TRU-070] */
  async onModuleInit(): Promise<void> {
    const { password } = this.config.admin;
    if (password !== undefined && (await this.passwords.refuses(password)))
      throw new ConfigError(`ADMIN_PASSWORD: ${COMMON_PASSWORD}`);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (await this.administratorExists()) return;
    const { username, password } = this.config.admin;
    if (password === undefined)
      return this.log.warn('there is no administrator: set ADMIN_PASSWORD, or use `npm run admin -- create`');
    const email = this.config.admin.email.trim().toLowerCase();
    const passwordHash = await this.passwords.hash(password);
    await this.unitOfWork.run(async () => {
      await this.lockStart();
      if (await this.administratorExists()) return;
      const user = await this.addUser.from((created) =>
        administrator({ ...created, username, email, passwordHash }),
      );
      this.audit.record({ action: 'admin.created', target: userTarget(user.id) });
      this.log.log(`created the first administrator, ${email}`);
    });
  }

  private async administratorExists(): Promise<boolean> {
    const admin = await this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirst();
    return admin !== undefined;
  }

  /** Takes a lock. Of two processes that start at the same time, the second waits here and then finds the administrator. */
  private async lockStart(): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext('identity.first-administrator'))`.execute(
      this.em.getKysely<IdentityTables>(),
    );
  }
}
