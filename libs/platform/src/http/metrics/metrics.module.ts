import { Global, Module } from '@nestjs/common';
import { Health } from '../health/health.js';
import { HealthAnswers } from './health-answers.js';
import { HttpMetrics } from './http-metrics.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';
import { StateMetrics } from './state-metrics.js';

/** Figures of this process for Prometheus. */
@Global()
@Module({
  providers: [Metrics, HttpMetrics, StateMetrics, Health, MetricsServer, HealthAnswers],
  exports: [Metrics, HttpMetrics, Health],
})
export class MetricsModule {}
