import { Global, Logger, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { Bull } from './bull.js';
import { JobHandlers } from './job-handlers.js';
import { LeftWork } from './left-work.js';
import { ParkedJobs } from './parked-jobs.js';
import { PostgresBull } from './postgres-bull.js';
import { queueTelemetry } from './queue-telemetry.js';
import { Queues } from './queues.js';
import { RedisBull } from './redis-bull.js';

function createBull({ redis, database, telemetry }: AppConfig): Bull {
  const logger = new Logger('Queues');
  const onError = (error: Error) => logger.warn(`connection lost: ${error.message}`);
  const spans = telemetry ? queueTelemetry() : undefined;
  return redis.url
    ? new RedisBull(redis.url, onError, spans)
    : new PostgresBull(database.url, onError, spans);
}

/** Background jobs by BullMQ, on PostgreSQL or (with REDIS_URL) on Redis. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    { provide: Bull, inject: [APP_CONFIG], useFactory: createBull },
    Queues,
    JobHandlers,
    LeftWork,
    ParkedJobs,
  ],
  exports: [Bull, LeftWork, ParkedJobs, Queues, JobHandlers],
})
export class JobsModule {}
