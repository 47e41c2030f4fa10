import { measuredPage, type MeasuredPage, type WebVital, type WebVitals } from '@manette/contracts/http';
import { Metrics } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Histogram } from 'prom-client';

/** The bounds of the buckets, which include the limits of good and poor values of each measure. */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 20, 60];
const SCORES = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 10];

/** The web vitals that browsers measured, for Prometheus (operations, section 6). */
@Injectable()
export class WebVitalsMetrics {
  private readonly times: Histogram<'name' | 'page'>;
  private readonly shifts: Histogram<'page'>;

  constructor(metrics: Metrics) {
    const times = {
      name: 'manette_web_vitals_seconds',
      help: 'Times that browsers measured by Web Vitals: LCP, INP, FCP and TTFB',
    };
    this.times = metrics.histogram({ ...times, labels: ['name', 'page'] }, SECONDS);
    const shifts = {
      name: 'manette_web_vitals_layout_shift',
      help: 'Cumulative Layout Shift that browsers measured',
    };
    this.shifts = metrics.histogram({ ...shifts, labels: ['page'] }, SCORES);
  }

  observe({ page, metrics }: WebVitals): void {
    for (const { name, value } of metrics) this.observeOne(measuredPage(page), name, value);
  }

  private observeOne(page: MeasuredPage, name: WebVital, value: number): void {
    if (name === 'CLS') this.shifts.observe({ page }, value);
    else this.times.observe({ name, page }, value / 1000);
  }
}
