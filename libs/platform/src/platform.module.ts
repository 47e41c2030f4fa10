import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BackUpProcessor, CONTEXTS } from './backup/back-up.processor.js';
import { BackupMetrics } from './backup/backup-metrics.js';
import type { AppConfig } from './core/config/app-config.js';
import { ConfigModule } from './core/config/config.module.js';
import type { ContextPersistence } from './database/context-persistence.js';
import { DatabaseModule } from './database/database.module.js';
import { CleanUpProcessor } from './clean-up.processor.js';
import { TelemetryEnd } from './core/telemetry/telemetry-end.js';
import { DeletedUsers } from './database/deleted-users.js';
import { markCommitted } from './http/idempotency/mark-committed.js';
import { HttpModule } from './http/http.module.js';
import { ReleasesModule } from './http/releases/releases.module.js';
import { LoggingModule } from './http/logging/logging.module.js';
import type { Clock } from './core/time/clock.js';
import { JobsModule } from './messaging/jobs/jobs.module.js';
import { WorkersModule } from './messaging/jobs/workers.module.js';
import { CoreMetricsModule } from './core/metrics/core-metrics.module.js';
import { LifecycleModule } from './core/lifecycle/lifecycle.module.js';
import { UnhandledErrors } from './core/lifecycle/unhandled-errors.js';
import { LimitsModule } from './database/limits/limits.module.js';
import { MailModule } from './messaging/mail/mail.module.js';
import { MetricsModule } from './http/metrics/metrics.module.js';
import { OutboundModule } from './messaging/outbound/outbound.module.js';
import { OutboxModule } from './messaging/outbox/outbox.module.js';
import { RealtimeSignal } from './messaging/outbox/realtime-signal.js';
import { writeOutbox } from './messaging/outbox/write-outbox.js';
import { writeRealtime } from './messaging/outbox/write-realtime.js';
import { PicturesModule } from './storage/pictures/pictures.module.js';
import { RealtimeModule } from './messaging/realtime/realtime.module.js';
import { StorageModule } from './storage/files/storage.module.js';

/** The whole platform, for processes that serve HTTP and run jobs. */
@Module({})
export class PlatformModule {
  static forRoot(config: AppConfig, contexts: ContextPersistence[], clock?: Provider<Clock>): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        LoggingModule.forRoot(config),
        ConfigModule.forRoot(config, clock),
        LifecycleModule,
        CoreMetricsModule,
        CqrsModule,
        DatabaseModule.forRoot(contexts, [markCommitted, writeOutbox, writeRealtime(new RealtimeSignal())]),
        JobsModule,
        WorkersModule,
        OutboxModule,
        OutboundModule,
        MailModule,
        StorageModule,
        LimitsModule,
        PicturesModule,
        RealtimeModule,
        HttpModule,
        ReleasesModule,
        MetricsModule,
      ],
      providers: [
        { provide: CONTEXTS, useValue: contexts },
        TelemetryEnd,
        BackUpProcessor,
        BackupMetrics,
        CleanUpProcessor,
        DeletedUsers,
        UnhandledErrors,
      ],
      exports: [DeletedUsers],
    };
  }
}
