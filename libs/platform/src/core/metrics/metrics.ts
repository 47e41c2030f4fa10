import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withinSeconds } from '../time/within-seconds.js';

const TIMEOUT_SECONDS = 2;

interface Figure<Label extends string> {
  name: string;
  help: string;
  labels?: Label[];
}

/** The Prometheus metrics of this process; code with a metric registers it here. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly logger = new Logger(Metrics.name);
  private readonly missing: Counter<'figure'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.missing = this.counter({
      name: 'manette_metrics_missing_total',
      help: 'How often a figure could not be looked up',
      labels: ['figure'],
    });
  }

  counter<Label extends string = never>({ name, help, labels = [] }: Figure<Label>): Counter<Label> {
    return new Counter({ name, help, labelNames: labels, registers: [this.registry] });
  }

  /** @param buckets the upper bounds of the buckets, in the unit of the name */
  histogram<Label extends string = never>(
    { name, help, labels = [] }: Figure<Label>,
    buckets: number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames: labels, buckets, registers: [this.registry] });
  }

  /**
   * Registers a gauge that `look` sets at each scrape. If `look` fails or takes longer than two seconds, the gauge is left out
   * and counted as missing; other metrics are still reported.
   */
  lookUp<Label extends string = never>(
    { name, help, labels = [] }: Figure<Label>,
    look: (gauge: Gauge<Label>) => Promise<void> | void,
  ): void {
    const refuse = (error: Error) => this.leaveOut(name, error);
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [this.registry],
      async collect() {
        this.reset();
        // `reset` sets a gauge without labels to 0; it must have no value until `look` has set one.
        if (labels.length === 0) this.remove();
        await withinSeconds(TIMEOUT_SECONDS, Promise.resolve(look(this as Gauge<Label>))).catch(refuse);
      },
    });
  }

  private leaveOut(figure: string, error: Error): void {
    this.missing.inc({ figure });
    this.logger.warn(`${figure}: ${error.message}`);
  }
}
