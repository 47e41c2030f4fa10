import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests without a route share one label: each value of a label is a series of its own, and paths are arbitrary. */
const NO_ROUTE = 'none';

/** Duration of requests by method, route and status. */
@Injectable()
export class HttpMetrics {
  private readonly durations: Histogram<'method' | 'route' | 'status'>;

  constructor({ registry }: Metrics) {
    this.durations = new Histogram({
      name: 'manette_http_request_duration_seconds',
      help: 'Time from the arrival of a call to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    });
  }

  /** Records a request that was answered outside the framework; `since` is when it arrived, by `performance.now()`. */
  record(method: string, route: string, status: number, since: number): void {
    this.durations.observe({ method, route, status }, (performance.now() - since) / 1000);
  }

  /** Middleware. */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const end = this.durations.startTimer();
    response.once('close', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? NO_ROUTE;
      end({ method: request.method, route, status: response.statusCode });
    });
    next();
  };
}
