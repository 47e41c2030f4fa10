import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { APP_CONFIG, type AppConfig } from '../core/config/app-config.js';
import { AuditTrail } from './audit/audit-trail.js';
import { ChangeFeed } from './changes/change-feed.js';
import { ChangeTable } from './changes/change-table.js';
import type { ContextPersistence } from './context-persistence.js';
import { MikroUnitOfWork } from './unit-of-work/mikro-unit-of-work.js';
import { createOrm } from './orm.js';
import { PreparedReads } from './prepared-reads.js';
import { startDatabase } from './start-database.js';
import { COMMIT_STEPS, type CommitStep } from './unit-of-work/commit-step.js';
import { LastSteps } from './unit-of-work/last-steps.js';
import { UnitOfWork } from './unit-of-work/unit-of-work.js';

/** Provides the migrated database and units of work on it. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(MikroORM) private readonly orm: MikroORM) {}

  static forRoot(contexts: ContextPersistence[], commitSteps: readonly CommitStep[]): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: MikroORM,
          inject: [APP_CONFIG],
          useFactory: async ({ database }: AppConfig) => {
            const orm = await createOrm(database.url, contexts, database.pool);
            await startDatabase(orm, database, contexts);
            return orm;
          },
        },
        { provide: EntityManager, inject: [MikroORM], useFactory: (orm: MikroORM) => orm.em },
        PreparedReads,
        ChangeTable,
        ChangeFeed,
        AuditTrail,
        LastSteps,
        { provide: COMMIT_STEPS, useValue: commitSteps },
        { provide: UnitOfWork, useClass: MikroUnitOfWork },
      ],
      exports: [
        MikroORM,
        EntityManager,
        UnitOfWork,
        AuditTrail,
        LastSteps,
        PreparedReads,
        ChangeTable,
        ChangeFeed,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}
