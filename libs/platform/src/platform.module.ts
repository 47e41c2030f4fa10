import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import type { ContextPersistence } from './database/context-persistence.js';
import { DatabaseModule } from './database/database.module.js';
import { Health } from './health/health.js';
import { CleanUpProcessor } from './housekeeping/clean-up.processor.js';
import { DeletedPeople } from './housekeeping/deleted-people.js';
import { HttpModule } from './http/http.module.js';
import { loggingModule } from './http/logging.module.js';
import type { Clock } from './ids/clock.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { UnhandledErrors } from './lifecycle/unhandled-errors.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OutboxModule } from './outbox/outbox.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { RealtimeModule } from './realtime/realtime.module.js';
import { StorageModule } from './storage/storage.module.js';

/** Everything that the contexts stand on, for a process that answers HTTP and runs the jobs. */
@Module({})
export class PlatformModule {
  static forRoot(config: AppConfig, contexts: ContextPersistence[], clock?: Provider<Clock>): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        loggingModule(config),
        ConfigModule.forRoot(config, clock),
        LifecycleModule,
        CqrsModule,
        DatabaseModule.forRoot(contexts),
        JobsModule,
        OutboxModule,
        MailModule,
        StorageModule,
        LimitsModule,
        PicturesModule,
        RealtimeModule,
        HttpModule,
        MetricsModule,
      ],
      providers: [Health, CleanUpProcessor, DeletedPeople, UnhandledErrors],
      exports: [DeletedPeople, Health],
    };
  }
}
