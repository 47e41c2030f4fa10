import { Global, Module } from '@nestjs/common';
import { Health } from '../health/health.js';
import { HealthAnswers } from './health-answers.js';
import { HttpMetrics } from './http-metrics.js';
import { MetricsServer } from './metrics-server.js';
import { ProcessMetrics } from './process-metrics.js';
import { StateMetrics } from './state-metrics.js';

/** Figures of this process for Prometheus. */
@Global()
@Module({
  providers: [HttpMetrics, StateMetrics, ProcessMetrics, Health, MetricsServer, HealthAnswers],
  exports: [HttpMetrics, Health],
})
export class MetricsModule {}
