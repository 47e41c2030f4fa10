import { Global, Module } from '@nestjs/common';
import { HttpMetrics } from './http-metrics.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';
import { StateMetrics } from './state-metrics.js';

/** Figures of this process for Prometheus. */
@Global()
@Module({ providers: [Metrics, HttpMetrics, StateMetrics, MetricsServer], exports: [Metrics, HttpMetrics] })
export class MetricsModule {}
