import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';

/** The registry of metrics, for every floor. */
@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class CoreMetricsModule {}
