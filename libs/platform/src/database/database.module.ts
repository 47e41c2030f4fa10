import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { APP_CONFIG, type AppConfig } from '../core/config/app-config.js';
import { OutboxRecords } from '../messaging/outbox/outbox-records.js';
import { Outbox } from '../messaging/outbox/outbox.js';
import { TransactionalOutbox } from '../messaging/outbox/transactional-outbox.js';
import type { ContextPersistence } from './context-persistence.js';
import { MikroUnitOfWork } from './unit-of-work/mikro-unit-of-work.js';
import { createOrm } from './orm.js';
import { PreparedReads } from './prepared-reads.js';
import { startDatabase } from './start-database.js';
import { UnitOfWork } from './unit-of-work/unit-of-work.js';

/** The migrated database, units of work and the outbox they write. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(MikroORM) private readonly orm: MikroORM) {}

  static forRoot(contexts: ContextPersistence[]): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: MikroORM,
          inject: [APP_CONFIG],
          useFactory: async ({ database }: AppConfig) => {
            const orm = await createOrm(database.url, contexts);
            await startDatabase(orm, database.url, contexts);
            return orm;
          },
        },
        { provide: EntityManager, inject: [MikroORM], useFactory: (orm: MikroORM) => orm.em },
        OutboxRecords,
        PreparedReads,
        { provide: UnitOfWork, useClass: MikroUnitOfWork },
        { provide: Outbox, useClass: TransactionalOutbox },
      ],
      exports: [MikroORM, EntityManager, UnitOfWork, Outbox, OutboxRecords, PreparedReads],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.orm.close(true);
  }
}
