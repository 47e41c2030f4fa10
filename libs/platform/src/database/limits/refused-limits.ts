import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Metrics } from '../../core/metrics/metrics.js';

/** Counts the refusals of limits, by the limit's name. */
@Injectable()
export class RefusedLimits {
  private readonly refused: Counter<'limit'>;

  constructor(metrics: Metrics) {
    this.refused = metrics.counter({
      name: 'manette_limits_refused_total',
      help: 'What a limit has refused, by its name',
      labels: ['limit'],
    });
  }

  count(limit: string): void {
    this.refused.inc({ limit });
  }
}
